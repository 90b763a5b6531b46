import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Block, Drawing } from '../visual/drawing/drawing.ts'
import type { Fingerprint } from '../visual/drawing/fingerprint.ts'

/** A subject as one commit draws it, in a folder of its own. */
export type Drawn = {
  name: string
  pictures: DrawnPicture[]
  texts: { file: string; text: string }[]
}
export type DrawnPicture = {
  view: string
  /** The PNG's name in the folder. */
  png: string
  blocks: readonly Block[]
  print: Fingerprint
}

const indexOf = (folder: string, name: string) => join(folder, name, 'index.json')

export const isDrawn = (folder: string, name: string) => existsSync(indexOf(folder, name))
export const pngOf = (folder: string, name: string, { png }: DrawnPicture) => join(folder, name, png)

export function readDrawn(folder: string, name: string): Drawn | undefined {
  if (!isDrawn(folder, name)) return undefined
  return JSON.parse(readFileSync(indexOf(folder, name), 'utf8')) as Drawn
}

/** The index is written last: a subject that was interrupted is drawn again. */
export function writeDrawn(folder: string, name: string, drawings: readonly Drawing[]): void {
  const drawn: Drawn = { name, pictures: [], texts: [] }
  mkdirSync(dirname(indexOf(folder, name)), { recursive: true })
  for (const drawing of drawings) {
    if (drawing.kind === 'text') {
      drawn.texts.push({ file: drawing.file, text: drawing.text })
      continue
    }
    const { view, png, blocks, print } = drawing
    const picture = { view, png: `${drawn.pictures.length}.png`, blocks, print }
    writeFileSync(pngOf(folder, name, picture), png)
    drawn.pictures.push(picture)
  }
  writeFileSync(indexOf(folder, name), JSON.stringify(drawn))
}
