import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { browserPackage, cachedFolder } from './baseline-browser.ts'

/** Uses only our own font folder: system fonts must not change a fallback glyph. */
const fontsConfig = new URL('fonts.conf', import.meta.url).pathname

/**
 * The system fonts behind the site's fallback fonts (`ui/tokens/global.css.ts`). They are not free, so `fonts.conf` maps
 * their names to copies of Open Sans. Pictures then show the fallbacks' metrics.
 */
const standIns = ['Arial', 'Georgia']

/** Unpacks the fonts of the browser's npm package (Open Sans) to where `fonts.conf` looks for them. */
export const unpackBaselineFonts = () =>
  cachedFolder('baseline-fonts', (folder) => {
    const input = brotliDecompressSync(readFileSync(join(browserPackage, 'bin/fonts.tar.br')))
    execFileSync('tar', ['-x', '-C', folder, '--strip-components=2'], { input })
    for (const name of standIns)
      copyFileSync(join(folder, 'OpenSans-Regular.ttf'), join(folder, `${name}.ttf`))
  })

/** Flags for pixel-identical screenshots, and against background network requests. */
export const browserFlags = [
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  // Partial repaints differ at rounded corners from full ones.
  '--disable-partial-raster',
  '--force-color-profile=srgb',
  '--disable-skia-runtime-opts',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium's sandbox does not work as root, the usual user in containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

export const browserEnvironment = {
  ...(process.env as Record<string, string>),
  TZ: 'UTC',
  FONTCONFIG_FILE: fontsConfig,
}
