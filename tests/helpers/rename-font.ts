/**
 * A font under another name: the same TrueType file with a `name` table that says so (OpenType specification,
 * "name").
 */
export function renameFont(font: Buffer, family: string): Buffer {
  const table = nameTable(family)
  const tables = font.readUInt16BE(4)
  const renamed = Buffer.concat([font, Buffer.alloc((4 - (font.length % 4)) % 4), table])
  for (let at = 12; at < 12 + tables * 16; at += 16) {
    if (font.toString('latin1', at, at + 4) !== 'name') continue
    renamed.writeUInt32BE(renamed.length - table.length, at + 8)
    renamed.writeUInt32BE(table.length, at + 12)
    return renamed
  }
  throw new Error('A TrueType font has a table of names')
}

/** Family, style, full name and PostScript name, in English, for Windows and everybody else. */
function nameTable(family: string): Buffer {
  const names = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replaceAll(' ', '')],
  ] as const
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16())
  const header = Buffer.alloc(6 + names.length * 12)
  header.writeUInt16BE(names.length, 2)
  header.writeUInt16BE(header.length, 4)
  let offset = 0
  for (const [at, [id]] of names.entries()) {
    const length = texts[at]?.length ?? 0
    for (const [part, value] of [3, 1, 0x409, id, length, offset].entries()) {
      header.writeUInt16BE(value, 6 + at * 12 + part * 2)
    }
    offset += length
  }
  return Buffer.concat([header, ...texts])
}
