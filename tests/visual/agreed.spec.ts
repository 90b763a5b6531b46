import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TestInfo } from '@playwright/test'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { removeBaseline, strayBaselines, writeBaselines } from './baselines.ts'
import { compareSubject } from './compare-subject.ts'
import { subjects } from './matrix/subjects.ts'
import { newPageOptions } from './new-page-options.ts'

test.use(newPageOptions)
// Some subjects have thirty views, and a machine may be busy.
test.setTimeout(240_000)

const isUpdate = ({ config }: TestInfo) => /^(all|changed)$/.test(config.updateSnapshots)

for (const subject of subjects) {
  test(`${subject.name} is as agreed`, async ({ page, site, troubles }, info) => {
    const { drawings, differences } = await compareSubject(subject, { page, site, troubles })
    if (isUpdate(info)) return writeBaselines(subject, drawings)
    if (differences.length > 0 && info.retry === info.project.retries) noteForReview(subject.name)
    for (const { drawing } of differences) {
      if (drawing?.kind !== 'picture') continue
      const file = join('test-results/pictures', subject.name, `${drawing.view.replaceAll('/', '_')}.png`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, drawing.png)
    }
    if (differences.length === 0) return
    const report = differences.flatMap(({ view, places }) => [
      `${view}:`,
      ...places.map((each) => `  ${each}`),
    ])
    // Thrown as it is: an expectation would quote it, and set it in, in another way when it has one line alone.
    throw new Error(
      `${subject.name} is not what was agreed on. See it: npm run review\n\n${report.join('\n')}`,
    )
  })
}

test('every baseline is as agreed on for something that there is', () => {
  const strays = strayBaselines(subjects)
  if (isUpdate(test.info())) strays.forEach(removeBaseline)
  else expect(strays, 'baselines of nothing; npm run baselines removes them').toEqual([])
})

/** `npm test` draws what these were before. */
function noteForReview(name: string): void {
  mkdirSync('test-results', { recursive: true })
  appendFileSync('test-results/not-as-agreed.txt', `${name}\n`)
}
