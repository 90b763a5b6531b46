/**
 * The characters that the site's two fonts have beside those of the keyboard. Each may stand in a text; another one
 * would be drawn by a fallback font in the middle of a word. `renderer/build/make-fonts.ts` cuts the fonts to these.
 */
export const extraGlyphs = '©®×·–—‘’“”•…€£éáíñóúüāīūḥ'

/** Characters that the fonts have for what the site sets by itself; no text may use them, for they look like others. */
export const layoutGlyphs = '\u00a0\u2011\u2212'

export const sharedGlyphs: ReadonlySet<string> = new Set(extraGlyphs.replace('•', '').replace('·', ''))
