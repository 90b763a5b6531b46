import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { findingReason } from '../../content/validation/language/finding.ts'
import { languageFindings } from '../../content/validation/language/language-findings.ts'
import { textProblems } from '../../content/validation/text/text-problems.ts'
import { reportAfter, root } from './draft.ts'
import { ruleCases } from './rule-cases.ts'
import { textCases } from './text-cases.ts'

/* What `npm run check` says of the content: one wrong and one right example for each rule. */

const lead = '/services/nonprofit-seo'

// The language checkers read all texts once; each test then adds a few.
beforeAll(() => reportAfter(() => {}), 300_000)

test('nothing is wrong with the content as it is', async () => {
  expect(await reportAfter(() => {})).toEqual([])
})

test.each(textCases)('an editor is told of %s', async (_, wrong, says) => {
  const report = await reportAfter((draft) => Object.assign(draft.page(lead).hero, { lead: wrong }))
  expect(report).toEqual([expect.stringMatching(says)])
})

test('all right texts pass', async () => {
  const texts = textCases.map(([, , , right]) => right)
  const report = await reportAfter((draft) => {
    const section = draft.section('/privacy-policy', 'prose')
    section.paragraphs.push(...texts)
  })
  expect(report).toEqual([])
})

test.each(ruleCases)('an editor is told of %s', async (_, { wrong, says }) => {
  expect((await reportAfter(wrong)).join('\n')).toMatch(says)
})

test.each(ruleCases.filter(([, { right }]) => right))('the right way passes: %s', async (_, { right }) => {
  expect(await reportAfter(right ?? (() => {}))).toEqual([])
})

test('an editor keeps words with one line beside them; the line must be about something', async () => {
  const file = 'content/services/nonprofit-seo.ts'
  const accept = (words: string) => (draft: Parameters<Parameters<typeof reportAfter>[0]>[0]) => {
    draft.page(lead).hero.lead = 'We recieve every gift.'
    draft.sources.set(file, `${draft.sources.get(file)}\n    // accept: ${words}\n`)
  }
  expect(await reportAfter(accept('recieve'))).toEqual([])
  expect((await reportAfter(accept('something else'))).join('\n')).toMatch(/accepts “something else”.*delete/)
})

test('at most 2 of 200 right sentences are refused', async () => {
  const sentences = readFileSync(`${root}/tests/content/right-sentences.txt`, 'utf8').trim().split('\n')
  expect(sentences).toHaveLength(200)
  const texts = sentences.map((text) => ({ text, kind: 'prose' as const }))
  const findings = await languageFindings(texts, root, 'right-sentences')
  const refused = sentences.flatMap((text, i) => [
    ...textProblems(text, 'prose', {}),
    ...(findings[i] ?? []).map(findingReason),
  ])
  expect(refused.length, JSON.stringify(refused, null, 2)).toBeLessThanOrEqual(2)
}, 120_000)
