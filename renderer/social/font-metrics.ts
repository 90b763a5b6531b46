/** A font as the drawing of text needs it. */
export type FontMetrics = {
  /** By which name SVG asks for it. */
  family: string
  /** The width of a text in ems, without kerning. Throws on a letter that the font does not have. */
  widthOf: (text: string) => number
}

/**
 * Reads name and advance widths out of a TrueType font.
 *
 * @throws Error when the font has no character map of format 4, which covers every common script
 */
export function fontMetrics(font: Buffer): FontMetrics {
  const tables = new Map<string, number>()
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const record = 12 + i * 16
    tables.set(font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8))
  }
  const table = (name: string) => {
    const offset = tables.get(name)
    if (offset === undefined) throw new Error(`The font has no table "${name}".`)
    return offset
  }
  const unitsPerEm = font.readUInt16BE(table('head') + 18)
  const widths = font.readUInt16BE(table('hhea') + 34)
  const advance = (glyph: number) => font.readUInt16BE(table('hmtx') + Math.min(glyph, widths - 1) * 4)
  const glyphOf = characterMap(font, table('cmap'))

  const widthOf = (text: string) => {
    let units = 0
    for (const letter of text) {
      const glyph = glyphOf(letter.codePointAt(0) ?? 0)
      if (glyph === 0) throw new Error(`The font has no letter "${letter}" (in "${text}").`)
      units += advance(glyph)
    }
    return units / unitsPerEm
  }
  return { family: familyName(font, table('name')), widthOf }
}

/** The typographic family (name 16), else the plain one (name 1); as Windows has them, in UTF-16. */
function familyName(font: Buffer, names: number): string {
  const strings = names + font.readUInt16BE(names + 4)
  const found = new Map<number, string>()
  for (let i = 0; i < font.readUInt16BE(names + 2); i++) {
    const record = names + 6 + i * 12
    if (font.readUInt16BE(record) !== 3) continue
    const from = strings + font.readUInt16BE(record + 10)
    const bytes = Buffer.from(font.subarray(from, from + font.readUInt16BE(record + 8)))
    found.set(font.readUInt16BE(record + 6), bytes.swap16().toString('utf16le'))
  }
  const name = found.get(16) ?? found.get(1)
  if (!name) throw new Error('The font has no name.')
  return name
}

/** The glyph of a character, 0 where there is none (OpenType, `cmap`, format 4). */
function characterMap(font: Buffer, cmap: number): (code: number) => number {
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, i) => cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4),
  )
  const start = subtables.find((offset) => font.readUInt16BE(offset) === 4)
  if (start === undefined) throw new Error('The font has no character map of format 4.')
  const segments = font.readUInt16BE(start + 6) / 2
  const at = (array: number, segment: number) =>
    start + 14 + array * segments * 2 + (array ? 2 : 0) + segment * 2
  const [endCode, startCode, idDelta, idRangeOffset] = [0, 1, 2, 3]
  return (code) => {
    for (let segment = 0; segment < segments; segment++) {
      if (font.readUInt16BE(at(endCode, segment)) < code) continue
      const first = font.readUInt16BE(at(startCode, segment))
      if (first > code) return 0
      const delta = font.readUInt16BE(at(idDelta, segment))
      const rangeAt = at(idRangeOffset, segment)
      const range = font.readUInt16BE(rangeAt)
      if (range === 0) return (code + delta) & 0xffff
      const glyph = font.readUInt16BE(rangeAt + range + (code - first) * 2)
      return glyph && (glyph + delta) & 0xffff
    }
    return 0
  }
}
