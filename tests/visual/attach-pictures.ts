import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TestInfo } from '@playwright/test'
import { sideBySide } from '../review/side-by-side.ts'
import type { Difference } from './compare-subject.ts'
import type { Drawing } from './drawing/drawing.ts'

/** Set by `npm run review`: where to write the base commit's pictures, and where to read them. */
const { KEEP_PICTURES, PICTURES_BEFORE } = process.env

const pictureFile = (folder: string, subject: string, view: string) =>
  join(folder, subject, `${view.replaceAll('/', '_')}.png`)

export function keepPictures(subject: string, drawings: readonly Drawing[]): void {
  for (const drawing of drawings) {
    if (!KEEP_PICTURES || drawing.kind !== 'picture') continue
    const file = pictureFile(KEEP_PICTURES, subject, drawing.view)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, drawing.png)
  }
}

/** Attaches a picture that differs from its baseline to its test; in a review, also the old picture and the diff. */
export async function attachPicture(info: TestInfo, subject: string, difference: Difference): Promise<void> {
  const { view, drawing, agreed } = difference
  if (drawing?.kind !== 'picture') return
  const attach = (name: string, body: Buffer) => info.attach(name, { body, contentType: 'image/png' })
  const before = PICTURES_BEFORE && pictureFile(PICTURES_BEFORE, subject, view)
  if (!before || !existsSync(before) || !agreed) return attach(`${view}.png`, drawing.png)
  const pictures = sideBySide(
    { png: readFileSync(before), lines: agreed.lines },
    { png: drawing.png, lines: drawing.print.lines },
  )
  for (const [name, png] of Object.entries(pictures)) await attach(`${view}-${name}.png`, png)
}
