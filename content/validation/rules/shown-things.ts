import type { PageEntry } from '../content.ts'
import type { Problem } from '../problem.ts'

/** Two pages that show the same thing in the hero. */
export function shownThingProblems(pages: readonly PageEntry[]): Problem[] {
  const shown = new Map<string, string>()
  return pages.flatMap(({ file, page }) => {
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
  })
}
