import opentype from 'opentype.js'

export type FontMetrics = {
  /** The name for SVG's `font-family`. */
  family: string
  /** The width of a text in ems, without kerning. Throws if the font lacks a letter. */
  widthOf: (text: string) => number
}

/** Reads the name and the advance widths from a TrueType font. */
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
  // The plain family name of weights other than regular and bold includes the weight.
  const family = font.getEnglishName('preferredFamily') || font.getEnglishName('fontFamily')
  return { family, widthOf }
}
