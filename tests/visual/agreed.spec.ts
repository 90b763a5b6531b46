import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TestInfo } from '@playwright/test'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { removeBaseline, strayBaselines, writeBaselines } from './baselines.ts'
import { compareSubject, type Difference } from './compare-subject.ts'
import type { Drawing } from './drawing/drawing.ts'
import { subjects } from './matrix/subjects.ts'

// Some subjects have thirty views, and the machine may be busy.
test.setTimeout(240_000)

/** Set by `npm run review`: where to write the base commit's pictures, and where Playwright reads them. */
const { KEEP_PICTURES, PICTURES_BEFORE } = process.env

const fileOf = (subject: string, view: string) => [subject, `${view.replaceAll('/', '_')}.png`]

const isUpdate = ({ config }: TestInfo) => /^(all|changed)$/.test(config.updateSnapshots)

for (const subject of subjects) {
  test(`${subject.name} is as agreed`, async ({ page, site, troubles }, info) => {
    const { drawings, differences } = await compareSubject(subject, { page, site, troubles })
    if (isUpdate(info)) return writeBaselines(subject, drawings)
    keepPictures(subject.name, drawings)
    if (differences.length === 0) return
    if (info.retry === info.project.retries) recordForReview(subject.name, info.project)
    for (const difference of differences) await attachPicture(info, subject.name, difference)
    const report = differences.flatMap(({ view, lines }) => [`${view}:`, ...lines.map((line) => `  ${line}`)])
    // Not expect(): it would quote and indent the report.
    throw new Error(
      `${subject.name} differs from its baselines. To see how: npm run review\n\n${report.join('\n')}`,
    )
  })
}

test('every baseline is as agreed and belongs to a subject', () => {
  const strays = strayBaselines(subjects)
  if (isUpdate(test.info())) strays.forEach(removeBaseline)
  else expect(strays, 'baselines without a subject; npm run baselines removes them').toEqual([])
})

/** Lists the subjects that `npm run review` must also draw at the base commit. */
function recordForReview(name: string, { outputDir }: TestInfo['project']): void {
  mkdirSync(outputDir, { recursive: true })
  appendFileSync(join(outputDir, 'not-as-agreed.txt'), `${name}\n`)
}

function keepPictures(subject: string, drawings: readonly Drawing[]): void {
  for (const drawing of drawings) {
    if (!KEEP_PICTURES || drawing.kind !== 'picture') continue
    const file = join(KEEP_PICTURES, ...fileOf(subject, drawing.view))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, drawing.png)
  }
}

/** Attaches a picture that differs from its baseline to its test; in a review, also the old picture and the diff. */
async function attachPicture(info: TestInfo, subject: string, difference: Difference): Promise<void> {
  const { view, drawing } = difference
  if (drawing?.kind !== 'picture') return
  const file = fileOf(subject, view)
  if (PICTURES_BEFORE && existsSync(join(PICTURES_BEFORE, ...file)))
    expect.soft(drawing.png).toMatchSnapshot(file, { threshold: 0 })
  else await info.attach(`${view}.png`, { body: drawing.png, contentType: 'image/png' })
}
