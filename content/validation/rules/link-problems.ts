import { actionsOf, type Content, type PageEntry } from '../loaded-content.ts'
import { type FieldPath, type Problem, problemsIn } from '../problem.ts'

type PageLink = { path: FieldPath; to: string; button?: string }

/** All links in a page's content except calls to action. */
function linksOf({ page }: PageEntry): PageLink[] {
  return [
    ...actionsOf(page).flatMap(({ path, action }) =>
      'to' in action ? [{ path: [...path, 'to'], to: action.to as string, button: action.label }] : [],
    ),
    ...page.sections.flatMap((section, i): PageLink[] => {
      const at = ['sections', i]
      if (section.kind === 'cards')
        return section.items.flatMap(({ to }, k) => (to ? [{ path: [...at, 'items', k, 'to'], to }] : []))
      if (section.kind !== 'pageLinks') return []
      return section.groups.flatMap(({ pages }, g) =>
        pages.map((to, k) => ({ to, path: [...at, 'groups', g, 'pages', k] })),
      )
    }),
  ]
}

/** Pages that must not be linked: form responses and the gallery. */
const unlinkable = /^\/(?:gallery|thanks\/.*|confirm-request)$/

/** Links to the page itself, to pages that must not be linked, and duplicate links in a section. */
export function linkProblems(entry: PageEntry): Problem[] {
  const { file, path: own } = entry
  const { problems, report } = problemsIn(file)
  const seen = new Set<string>()
  for (const { path, to } of linksOf(entry)) {
    if (to === own) report(path, `is “${to}”, the page itself; link to another page, or remove the link`)
    if (unlinkable.test(to)) report(path, `is “${to}”, which must not be linked; link to another page`)
    const key = `${path.slice(0, 2).join()} ${to}`
    if (path[0] === 'sections' && seen.has(key))
      report(path, `is “${to}”, which this section already links to; remove one`)
    seen.add(key)
  }
  return problems
}

/** Buttons with the same label and different targets. */
export function ambiguousLabelProblems({ dropDowns, pages }: Content): Problem[] {
  const links = [
    ...dropDowns.map(({ all }, i) => ({
      file: 'content/navigation.ts',
      path: ['dropDowns', i, 'all'] as FieldPath,
      to: all.to as string,
      button: all.label,
    })),
    ...pages.flatMap((entry) =>
      linksOf(entry).map(({ path, ...link }) => ({ ...link, file: entry.file, path: path.slice(0, -1) })),
    ),
  ]
  const targets = new Map<string, string>()
  return links.flatMap(({ file, path, to, button }) => {
    if (!button) return []
    const before = targets.get(button.toLowerCase()) ?? to
    targets.set(button.toLowerCase(), before)
    const reason = `is labeled “${button}” and leads to ${to}, but the same label leads to ${before} elsewhere; use different labels`
    return before === to ? [] : [{ file, path, reason }]
  })
}
