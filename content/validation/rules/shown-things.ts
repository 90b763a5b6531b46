import type { PageEntry } from '../content.ts'
import type { Problem } from '../problem.ts'
import { linksOf } from './link-problems.ts'

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
  return [{ file, path: ['hero', 'artifact'], reason: `is drawn in ${other} too; show this page’s own thing` }]
}

function namelessLinks(entry: PageEntry): Problem[] {
  return linksOf(entry)
    .filter(({ button = '' }) => /^(?:read|learn|see|find out) more$|^(?:click )?here$|^more$/i.test(button))
    .map(({ path, button }) => ({
      file: entry.file,
      path: [...path.slice(0, -1), 'label'],
      reason: `is “${button}”, which does not say where it leads; name the page`,
    }))
}
