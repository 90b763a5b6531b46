import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

const figtree = 'figtree/files/figtree-latin-wght-normal.woff2'
const variants = {
  /** Headings: the largest optical size, and one weight. */
  display: { file: 'newsreader/files/newsreader-latin-opsz-normal.woff2', axes: { opsz: 72, wght: 500 } },
  /** Text in all its weights, for browsers. */
  text: { file: figtree, axes: { wght: { min: 400, max: 700 } } },
  regular: { file: figtree, axes: { wght: 400 } },
  semibold: { file: figtree, axes: { wght: 600 } },
}
export type FontVariant = keyof typeof variants

/**
 * A variant of a site font with only these letters: `woff2` for browsers, or TrueType (`sfnt`) for tools that cannot
 * read compressed or variable fonts, which make PDFs and social images.
 */
export async function siteFont(variant: FontVariant, letters: string, targetFormat: 'woff2' | 'sfnt') {
  const { file, axes: variationAxes } = variants[variant]
  const source = readFileSync(require.resolve(`@fontsource-variable/${file}`))
  return Buffer.from(await subsetFont(source, letters, { targetFormat, variationAxes }))
}
