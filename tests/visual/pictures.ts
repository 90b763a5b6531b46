import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, type TestInfo } from '@playwright/test'
import type { Difference } from './compare-subject.ts'
import type { Drawing } from './drawing/drawing.ts'

/** Set by `npm run review`: where to write the base commit's pictures, and where Playwright reads them. */
const { KEEP_PICTURES, PICTURES_BEFORE } = process.env

const fileOf = (subject: string, view: string) => [subject, `${view.replaceAll('/', '_')}.png`]

export function keepPictures(subject: string, drawings: readonly Drawing[]): void {
  for (const drawing of drawings) {
    if (!KEEP_PICTURES || drawing.kind !== 'picture') continue
    const file = join(KEEP_PICTURES, ...fileOf(subject, drawing.view))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, drawing.png)
  }
}

/** Attaches a picture that differs from its baseline to its test; in a review, also the old picture and the diff. */
export async function attachPicture(info: TestInfo, subject: string, difference: Difference): Promise<void> {
  const { view, drawing } = difference
  if (drawing?.kind !== 'picture') return
  const file = fileOf(subject, view)
  if (PICTURES_BEFORE && existsSync(join(PICTURES_BEFORE, ...file)))
    expect.soft(drawing.png).toMatchSnapshot(file, { threshold: 0 })
  else await info.attach(`${view}.png`, { body: drawing.png, contentType: 'image/png' })
}
