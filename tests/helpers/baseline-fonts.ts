import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { renameFont } from './rename-font.ts'

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
