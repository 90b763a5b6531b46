import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

const cuts = {
  display: { file: 'newsreader/files/newsreader-latin-opsz-normal.woff2', axes: { opsz: 72, wght: 500 } },
  regular: { file: 'figtree/files/figtree-latin-wght-normal.woff2', axes: { wght: 400 } },
  semibold: { file: 'figtree/files/figtree-latin-wght-normal.woff2', axes: { wght: 600 } },
}
export type FontCut = keyof typeof cuts

/**
 * One weight of one of the site's fonts as TrueType, with the letters of `text` alone: for what cannot read
 * compressed or variable fonts, as PDF and the drawing of social images.
 */
export async function staticFont(cut: FontCut, text: string): Promise<Buffer> {
  const { file, axes } = cuts[cut]
  const source = readFileSync(require.resolve(`@fontsource-variable/${file}`))
  return Buffer.from(await subsetFont(source, text, { targetFormat: 'sfnt', variationAxes: axes }))
}
