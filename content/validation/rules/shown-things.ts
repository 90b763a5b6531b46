import type { PageEntry } from '../content.ts'
import type { Problem } from '../problem.ts'
import { pageLinks } from './page-links.ts'

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
  return pageLinks(entry)
    .filter(({ label }) => /^(?:read|learn|see|find out) more$|^(?:click )?here$|^more$/i.test(label))
    .map(({ path, label }) => ({
      file: entry.file,
      path,
      reason: `is “${label}”, which does not say where it leads; name the page`,
    }))
}
