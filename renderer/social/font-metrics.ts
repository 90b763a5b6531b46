import opentype from 'opentype.js'

/** A font as the drawing of text needs it. */
export type FontMetrics = {
  /** By which name SVG asks for it. */
  family: string
  /** The width of a text in ems, without kerning. Throws on a letter that the font does not have. */
  widthOf: (text: string) => number
}

/** Reads name and advance widths out of a TrueType font. */
export function fontMetrics(file: Buffer): FontMetrics {
  const font = opentype.parse(new Uint8Array(file).buffer)
  const widthOf = (text: string) => {
    let units = 0
    for (const letter of text) {
      const { index, advanceWidth = 0 } = font.charToGlyph(letter)
      if (index === 0) throw new Error(`The font has no letter "${letter}" (in "${text}").`)
      units += advanceWidth
    }
    return units / font.unitsPerEm
  }
  // Weights beyond regular and bold have a family of their own in the plain name.
  const family = font.getEnglishName('preferredFamily') || font.getEnglishName('fontFamily')
  return { family, widthOf }
}
