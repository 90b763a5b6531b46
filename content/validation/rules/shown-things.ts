import type { PageEntry } from '../content.ts'
import type { Problem } from '../problem.ts'
import { isRecord } from '../walk.ts'

/** Two pages that show the same thing in the hero, and links that do not say where they lead. */
export function shownThingProblems(pages: readonly PageEntry[]): Problem[] {
  const shown = new Map<string, string>()
  return pages.flatMap((entry) => [...sameArtifact(entry, shown), ...namelessLinks(entry)])
}

function sameArtifact({ file, page }: PageEntry, shown: Map<string, string>): Problem[] {
  const { artifact } = page.hero
  // The mark is the brand's own: it may stand wherever there is nothing to show.
  if (!artifact || artifact.kind === 'mark') return []
  const { alt: _alt, ...drawing } = artifact
  const key = JSON.stringify(drawing)
  const other = shown.get(key)
  shown.set(key, file)
  if (!other) return []
  return [
    { file, path: ['hero', 'artifact'], reason: `is drawn in ${other} too; show this page’s own thing` },
  ]
}

const nameless = /^(?:(?:read|learn|see|find out) more|(?:click )?here|more)$/i

function namelessLinks({ file, page }: PageEntry): Problem[] {
  const problems: Problem[] = []
  const look = (value: unknown, path: (string | number)[]) => {
    if (Array.isArray(value)) for (const [i, each] of value.entries()) look(each, [...path, i])
    else if (isRecord(value)) for (const [key, each] of Object.entries(value)) look(each, [...path, key])
    else if (path.at(-1) === 'label' && nameless.test(String(value)))
      problems.push({ file, path, reason: `is “${value}”, which does not say where it leads; name the page` })
  }
  look(page.hero.actions, ['hero', 'actions'])
  look(page.sections, ['sections'])
  return problems
}
