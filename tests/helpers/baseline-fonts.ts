import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

const modules = new URL('../../node_modules', import.meta.url).pathname

/** Names one folder and nothing of the machine: its own fonts must not change a fallback glyph. */
export const fontsConfig = new URL('fonts.conf', import.meta.url).pathname

/**
 * What the site's own fallbacks stand on (`ui/tokens/global.css.ts`). They are not free: Open Sans goes by their names,
 * so that a fallback's metrics show in a picture.
 */
const standIns = ['Arial', 'Georgia']

/**
 * Puts the fonts that the browser's package brings (Open Sans) where `fonts.conf` looks for them. The lock file
 * pins the package, and so the fonts.
 */
export function unpackBaselineFonts(): void {
  const folder = join(modules, '.cache/baseline-fonts-2')
  if (existsSync(folder)) return
  const archive = brotliDecompressSync(readFileSync(join(modules, '@sparticuz/chromium/bin/fonts.tar.br')))
  const making = `${folder}.${process.pid}`
  mkdirSync(making, { recursive: true })
  for (const { name, content } of filesInTar(archive)) {
    if (!name.endsWith('.ttf')) continue
    writeFileSync(join(making, basename(name)), content)
    if (!name.endsWith('OpenSans-Regular.ttf')) continue
    for (const family of standIns) writeFileSync(join(making, `${family}.ttf`), renameFont(content, family))
  }
  if (existsSync(folder)) rmSync(making, { recursive: true })
  else renameSync(making, folder)
}

/** Plain tar: a header of 512 bytes, the content padded to 512. */
function* filesInTar(archive: Buffer): Generator<{ name: string; content: Buffer }> {
  for (let at = 0; at + 512 <= archive.length && archive[at] !== 0; ) {
    const name = archive.toString('utf8', at, at + 100).replace(/\0.*$/s, '')
    const size = Number.parseInt(archive.toString('latin1', at + 124, at + 136), 8) || 0
    yield { name, content: archive.subarray(at + 512, at + 512 + size) }
    at += 512 + Math.ceil(size / 512) * 512
  }
}

/**
 * A font under another name: the same TrueType file with a `name` table that says so (OpenType specification,
 * "name").
 */
function renameFont(font: Buffer, family: string): Buffer {
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
