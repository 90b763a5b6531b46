import { mkdirSync, writeFileSync } from 'node:fs'
import { fontLetters } from '../../content/validation/text-problems.ts'
import { siteFont } from './site-fonts.ts'

/*
 * `npm run generate -- fonts`: subsets the two self-hosted fonts to the letters of the site's English copy. Together
 * they have less than 30 kB. Missing letters are drawn by the fallback font.
 */

mkdirSync('public/fonts', { recursive: true })
for (const [name, variant] of [
  ['figtree', 'text'],
  ['newsreader-display', 'display'],
] as const) {
  const font = await siteFont(variant, fontLetters, 'woff2')
  writeFileSync(`public/fonts/${name}.woff2`, font)
  console.log(`public/fonts/${name}.woff2  ${(font.length / 1000).toFixed(1)} kB`)
}
