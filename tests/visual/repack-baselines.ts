import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPng, writePng } from '../helpers/png.ts'

// The last part of `npm run baselines`: the same pixels in a fifth fewer bytes than the browser writes.
const folder = new URL('../../visual-baselines', import.meta.url).pathname
let [before, after] = [0, 0]
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !entry.name.endsWith('.png')) continue
  const path = join(entry.parentPath, entry.name)
  const file = readFileSync(path)
  const picture = readPng(file)
  const packed = writePng(picture)
  if (!readPng(packed).pixels.equals(picture.pixels)) throw new Error(`Repacking changed ${path}`)
  if (packed.length < file.length) writeFileSync(path, packed)
  before += file.length
  after += Math.min(packed.length, file.length)
}
console.log(`Baseline pictures: ${(before / 1e6).toFixed(1)} MB before, ${(after / 1e6).toFixed(1)} MB now`)
