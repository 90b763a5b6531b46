import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import subsetFont from 'subset-font'
import { browserPackage, cachedFolder } from '../../renderer/pdf/baseline-browser.ts'

/** Uses only our own font folder: system fonts must not change a fallback glyph. */
const fontsConfig = new URL('fonts.conf', import.meta.url).pathname

const latin = Array.from({ length: 0x17f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join('')
const gelasio = createRequire(import.meta.url).resolve(
  '@fontsource/gelasio/files/gelasio-latin-400-normal.woff2',
)

/**
 * Puts the fonts of the browser's npm package (Open Sans) where `fonts.conf` looks for them, and those behind the site's
 * fallback fonts (`ui/tokens/global.css.ts`). Arial and Georgia are not free: `fonts.conf` maps their names to Open Sans
 * and to Gelasio, which has Georgia's widths, so that a heading breaks in the tests where it breaks for visitors.
 */
export const unpackBaselineFonts = () =>
  cachedFolder('stand-in-fonts', async (folder) => {
    const input = brotliDecompressSync(readFileSync(join(browserPackage, 'bin/fonts.tar.br')))
    execFileSync('tar', ['-x', '-C', folder, '--strip-components=2'], { input })
    copyFileSync(join(folder, 'OpenSans-Regular.ttf'), join(folder, 'Arial.ttf'))
    const georgia = await subsetFont(readFileSync(gelasio), latin, { targetFormat: 'sfnt' })
    writeFileSync(join(folder, 'Georgia.ttf'), georgia)
  })

/** For pixel-identical screenshots, beside Playwright's own flags. */
export const browserFlags = [
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  // Partial repaints differ at rounded corners from full ones.
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
]

export const browserEnvironment = {
  ...(process.env as Record<string, string>),
  TZ: 'UTC',
  FONTCONFIG_FILE: fontsConfig,
}
