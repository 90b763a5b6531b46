import { actionsOf, type PageEntry } from '../loaded-content.ts'
import { type FieldPath, type Problem, problemsIn } from '../problem.ts'

type PageLink = { path: FieldPath; to: string }

/** All links in a page's content except calls to action. */
function linksOf({ page }: PageEntry): PageLink[] {
  return [
    ...actionsOf(page).flatMap(({ path, action }) =>
      'to' in action ? [{ path: [...path, 'to'], to: action.to as string }] : [],
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
const unlinkable = /^\/(?:gallery|thanks\/.*)$/

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
