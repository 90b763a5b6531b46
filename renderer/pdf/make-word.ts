import { writeFileSync } from 'node:fs'
import { file, wordFile } from './word-document.ts'

/* `npm run generate -- word`: writes the letters for word processors to `public/`. */

const bytes = await wordFile()
writeFileSync(file, bytes)
console.log(`${file}  ${(bytes.length / 1000).toFixed(1)} kB`)
