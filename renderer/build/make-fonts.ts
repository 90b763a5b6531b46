import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { fontLetters } from '../../content/validation/text-problems.ts'

/*
 * `npm run generate -- fonts`: subsets the two self-hosted fonts to the letters of the site's English copy. Together
 * they have less than 30 kB. Missing letters are drawn by the fallback font.
 */

const require = createRequire(import.meta.url)
const source = (name: string) => readFileSync(require.resolve(`@fontsource-variable/${name}`))

const fonts = [
  {
    file: 'figtree.woff2',
    from: 'figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    // Only the variant of headings: the largest optical size, and one weight.
    file: 'newsreader-display.woff2',
    from: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    axes: { opsz: 72, wght: 500 },
  },
]

mkdirSync('public/fonts', { recursive: true })
for (const { file, from, axes } of fonts) {
  const font = await subsetFont(source(from), fontLetters, { targetFormat: 'woff2', variationAxes: axes })
  writeFileSync(`public/fonts/${file}`, font)
  console.log(`public/fonts/${file}  ${(font.length / 1000).toFixed(1)} kB`)
}
