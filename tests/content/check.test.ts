import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { metrics } from '../../content/metrics.ts'
import { findingReason } from '../../content/validation/language/finding.ts'
import { languageFindings } from '../../content/validation/language/language-findings.ts'
import { textProblems } from '../../content/validation/text/text-problems.ts'
import { typedFigures } from '../../content/validation/text/typed-figures.ts'
import { reportAfter, root } from './draft.ts'
import { ruleCases } from './rule-cases.ts'
import { textCases } from './text-cases.ts'

/* The messages of `npm run check` about the content: for each rule, an example that fails and one that passes. */

let report: string[]
let textReport: string[]
const files: string[] = []

beforeAll(async () => {
  // Also fills the cache of the language checks, so that the others check only the texts that they change.
  report = await reportAfter(() => {})
  textReport = await reportAfter(({ pages }) => {
    // Each on a page of its own; /schedule accepts words of the text that it has.
    const others = pages.filter(({ path }) => path !== '/schedule')
    for (const [, text] of textCases) {
      const { file, page } = others[files.length] as (typeof pages)[number]
      page.hero.text = text
      files.push(`${file}: `)
    }
  })
}, 300_000)

test('the content has no problems', () => expect(report).toEqual([]))

test.each(textCases.map(([rule, , says], i) => [rule, says, i] as const))(
  'the check reports %s',
  (_, says, i) => {
    expect(textReport).toHaveLength(textCases.length)
    const found = textReport.filter((line) => line.startsWith(files[i] ?? ''))
    expect(found).toEqual([expect.stringMatching(says)])
  },
)

test.each(ruleCases)('the check reports %s', async (_, { wrong, says }) => {
  expect((await reportAfter(wrong)).join('\n')).toMatch(says)
})

test.each(ruleCases.filter(([, { right }]) => right))('the correct edit passes: %s', async (_, { right }) => {
  expect(await reportAfter(right ?? (() => {}))).toEqual([])
})

test('an editor can accept words with a comment, and an unnecessary comment is reported', async () => {
  const file = 'content/services/nonprofit-seo.ts'
  const accept = (words: string) => (draft: Parameters<Parameters<typeof reportAfter>[0]>[0]) => {
    draft.page('/services/nonprofit-seo').hero.text = 'We recieve every gift.'
    draft.sources.set(file, `${draft.sources.get(file)}\n    // accept: ${words}\n`)
  }
  expect(await reportAfter(accept('recieve'))).toEqual([])
  expect((await reportAfter(accept('something else'))).join('\n')).toMatch(/accepts “something else”.*delete/)
})

test('at most 2 of 225 correct sentences are reported', async () => {
  const sentences = readFileSync(`${root}/tests/content/right-sentences.txt`, 'utf8').trim().split('\n')
  expect(sentences).toHaveLength(225)
  const texts = sentences.map((text) => ({ text, kind: 'prose' as const }))
  const findings = await languageFindings(texts, root, 'right-sentences')
  const reported = sentences.flatMap((text, i) => [
    ...textProblems(text, 'prose', metrics),
    ...typedFigures(text, metrics).map(findingReason),
    ...(findings[i] ?? []).map(findingReason),
  ])
  expect(reported.length, JSON.stringify(reported, null, 2)).toBeLessThanOrEqual(2)
}, 120_000)
