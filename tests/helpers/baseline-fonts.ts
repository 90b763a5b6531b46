import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

const modules = new URL('../../node_modules', import.meta.url).pathname

/** Names one folder and nothing of the machine: its own fonts must not change a fallback glyph. */
export const fontsConfig = new URL('fonts.conf', import.meta.url).pathname

/**
 * What the site's own fallbacks stand on (`ui/tokens/global.css.ts`). They are not free: `fonts.conf` has copies of
 * Open Sans go by their names, so that a fallback's metrics show in a picture.
 */
const standIns = ['Arial', 'Georgia']

/**
 * Puts the fonts that the browser's package brings (Open Sans) where `fonts.conf` looks for them. The lock file
 * pins the package, and so the fonts.
 */
export function unpackBaselineFonts(): void {
  const folder = join(modules, '.cache/baseline-fonts')
  if (existsSync(folder)) return
  const archive = brotliDecompressSync(readFileSync(join(modules, '@sparticuz/chromium/bin/fonts.tar.br')))
  const making = `${folder}.${process.pid}`
  mkdirSync(making, { recursive: true })
  execFileSync('tar', ['-x', '-C', making, '--strip-components=2'], { input: archive })
  for (const name of standIns) copyFileSync(join(making, 'OpenSans-Regular.ttf'), join(making, `${name}.ttf`))
  if (existsSync(folder)) rmSync(making, { recursive: true })
  else renameSync(making, folder)
}
