import { writeFileSync } from 'node:fs'
import { icons } from './icons.ts'

/* `npm run generate -- icons`: draws the icons in `public/` in the colors of the palette. They are committed. */
for (const { file, content } of icons()) {
  writeFileSync(`public/${file}`, content)
  console.log(`public/${file}  ${(content.length / 1000).toFixed(1)} kB`)
}
