/**
 * Runs in the page. Which of the fonts it does not draw with, and which of its drawings have no size. A font may come
 * too late for the first paint of a document; what counts is that the browser takes it.
 */
export async function drawnWith(families: string[]): Promise<string[]> {
  const missing: string[] = []
  await Promise.all(families.map((family) => document.fonts.load(`500 16px "${family}"`)))
  for (const family of families) {
    const loaded = [...document.fonts].some(
      (face) => face.family.replace(/"/g, '') === family && face.status === 'loaded',
    )
    if (!loaded) missing.push(family)
  }
  for (const drawing of document.querySelectorAll('main svg')) {
    const box = drawing.getBoundingClientRect()
    const hidden =
      drawing.closest('details:not([open]), [hidden]') || getComputedStyle(drawing).display === 'none'
    if (!hidden && (box.width === 0 || box.height === 0)) missing.push(drawing.outerHTML.slice(0, 100))
  }
  return missing
}
