import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TestInfo } from '@playwright/test'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { removeBaseline, strayBaselines, writeBaselines } from './baselines.ts'
import { compareSubject } from './compare-subject.ts'
import { subjects } from './matrix/subjects.ts'
import { attachPicture, keepPictures } from './pictures.ts'

// Some subjects have thirty views, and the machine may be busy.
test.setTimeout(240_000)

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
