import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from '../helpers/static-site-fixture.ts'
import { writeBaselines } from './baselines.ts'
import { compareSubject } from './compare-subject.ts'
import { subjects } from './matrix/subjects.ts'
import { newPageOptions } from './new-page-options.ts'

test.use(newPageOptions)
// Some subjects have thirty views, and a machine may be busy.
test.setTimeout(240_000)

for (const subject of subjects) {
  test(`${subject.name} is as agreed`, async ({ page, site, troubles }, info) => {
    const update = /^(all|changed)$/.test(info.config.updateSnapshots)
    const { drawings, differences } = await compareSubject(subject, { page, site, troubles })
    if (update) return writeBaselines(subject, drawings)
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

/** `npm test` draws what these were before. */
function noteForReview(name: string): void {
  mkdirSync('test-results', { recursive: true })
  appendFileSync('test-results/not-as-agreed.txt', `${name}\n`)
}
