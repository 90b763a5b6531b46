import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

const modules = new URL('../../node_modules', import.meta.url).pathname

/** Uses only our own font folder: system fonts must not change a fallback glyph. */
export const fontsConfig = new URL('fonts.conf', import.meta.url).pathname

/**
 * The system fonts behind the site's fallback fonts (`ui/tokens/global.css.ts`). They are not free, so `fonts.conf` maps
 * their names to copies of Open Sans. Pictures then show the fallbacks' metrics.
 */
const standIns = ['Arial', 'Georgia']

/**
 * Unpacks the fonts of the browser's npm package (Open Sans) to where `fonts.conf` looks for them. The lock file pins
 * them.
 */
export function unpackBaselineFonts(): void {
  const folder = join(modules, '.cache/baseline-fonts')
  if (existsSync(folder)) return
  const archive = brotliDecompressSync(readFileSync(join(modules, '@sparticuz/chromium/bin/fonts.tar.br')))
  const unpackDir = `${folder}.${process.pid}`
  mkdirSync(unpackDir, { recursive: true })
  execFileSync('tar', ['-x', '-C', unpackDir, '--strip-components=2'], { input: archive })
  for (const name of standIns)
    copyFileSync(join(unpackDir, 'OpenSans-Regular.ttf'), join(unpackDir, `${name}.ttf`))
  if (existsSync(folder)) rmSync(unpackDir, { recursive: true })
  else renameSync(unpackDir, folder)
}
