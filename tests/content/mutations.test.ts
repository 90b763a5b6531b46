import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confusionMutations } from './mutations/confusion-mutations.ts'
import { ContentCopy } from './mutations/content-copy.ts'
import { contradictionMutations } from './mutations/contradiction-mutations.ts'
import { countMutations } from './mutations/count-mutations.ts'
import { doubleMutations } from './mutations/double-mutations.ts'
import { reportAfter } from './mutations/edited-report.ts'
import { figureMutations } from './mutations/figure-mutations.ts'
import { grammarMutations } from './mutations/grammar-mutations.ts'
import { hurriedMutations } from './mutations/hurried-mutations.ts'
import { languageMutations } from './mutations/language-mutations.ts'
import { linkMutations } from './mutations/link-mutations.ts'
import { meaningMutations } from './mutations/meaning-mutations.ts'
import { misplacedMutations } from './mutations/misplaced-mutations.ts'
import type { ContentMutation } from './mutations/mutation.ts'
import { ordinaryEdits } from './mutations/ordinary-edits.ts'
import { promiseMutations } from './mutations/promise-mutations.ts'
import { respectMutations } from './mutations/respect-mutations.ts'
import { rewordedContent } from './mutations/reworded-content.ts'
import { rewordedPages } from './mutations/reworded-pages.ts'
import { rewordedSentences } from './mutations/reworded-sentences.ts'
import { rightEdits } from './mutations/right-edits.ts'
import { ruleMutations } from './mutations/rule-mutations.ts'
import { sentenceMutations } from './mutations/sentence-mutations.ts'
import { structureMutations } from './mutations/structure-mutations.ts'
import { textMutations } from './mutations/text-mutations.ts'
import { toldMutations } from './mutations/told-mutations.ts'
import { typeMutations } from './mutations/type-mutations.ts'

/*
 * Whoever edits the content wrongly is told so, with file, field and reason: every mistake below is made in the
 * content, without writing it, and must be stopped by the compiler or by `content/validate.ts`, both parts of
 * `npm run check`. Whoever edits it rightly hears nothing.
 */

const classes: Record<string, readonly ContentMutation[]> = {
  'links and addresses': linkMutations,
  figures: figureMutations,
  counts: countMutations,
  language: [
    ...languageMutations,
    ...textMutations,
    ...grammarMutations,
    ...confusionMutations,
    ...sentenceMutations,
  ],
  respect: respectMutations,
  doubles: doubleMutations,
  meaning: meaningMutations,
  structure: structureMutations,
  'the provider and the booking rules': ruleMutations,
  'what is written in a hurry': hurriedMutations,
  contradictions: contradictionMutations,
  promises: promiseMutations,
  'what is told': toldMutations,
  'what stands in the wrong place': misplacedMutations,
}

const cases = <M extends { wrong: string }>(mutations: readonly M[]) =>
  mutations.map((mutation) => [mutation.wrong, mutation] as const)

// All grammar is looked up once; the edits then ask for a sentence each.
beforeAll(() => reportAfter([]), 240_000)

describe('the compiler stops', () => {
  const copy = new ContentCopy()
  afterAll(() => copy.remove())
  let errors: string[] = []

  beforeAll(async () => {
    expect(await copy.compile(), 'the content as it is').toEqual([])
    expect(new Set(typeMutations.map(({ file }) => file)).size, 'modules').toBe(typeMutations.length)
    for (const mutation of typeMutations) copy.apply(mutation)
    errors = await copy.compile()
  })

  test.each(cases(typeMutations))('%s', (_, { file, atLine, says }) => {
    const complaints = errors.filter((error) => error.startsWith(`${file}(`))
    expect(complaints.join('\n')).toMatch(says)
    const source = copy.read(file).split('\n')
    const lines = complaints.map((complaint) => source[Number(/\((\d+),/.exec(complaint)?.[1]) - 1])
    expect(lines).toContainEqual(expect.stringMatching(atLine))
  })
})

describe.each(Object.entries(classes))('validation stops, of %s,', (_, mutations) => {
  test.each(cases(mutations))('%s', async (_, mutation) => {
    const complaints = await reportAfter([mutation])
    expect(complaints).toContainEqual({
      file: mutation.reportedIn ?? mutation.file,
      field: expect.stringMatching(mutation.field),
      reason: expect.stringMatching(mutation.says),
    })
    // An editor is told of the mistake and what follows from it, not of a page full.
    expect(complaints.length, JSON.stringify(complaints)).toBeLessThanOrEqual(8)
  })
})

describe('validation stops what the compiler stops', () => {
  test.each(cases(typeMutations))('%s', async (_, mutation) => {
    const complaints = await reportAfter([mutation])
    const about = complaints.filter(({ file }) => file === mutation.file)
    expect(about.map(({ field, reason }) => `${field}: ${reason}`).join('\n')).toMatch(
      mutation.validationSays,
    )
  })
})

describe('nothing is said of', () => {
  test('the content as it is', async () => {
    expect(await reportAfter([])).toEqual([])
  })

  test.each(
    [...rightEdits, ...ordinaryEdits, ...rewordedPages, ...rewordedContent, ...rewordedSentences].map(
      (edit) => [edit.right, edit] as const,
    ),
  )('%s', async (_, { edits }) => {
    expect(await reportAfter(edits)).toEqual([])
  })
})

describe('the command', () => {
  const copy = new ContentCopy()
  afterAll(() => copy.remove())

  test('says nothing of the content as it is, and the same as here of edits that are written', async () => {
    expect(await copy.runCommand()).toBe('')
    const edits = [linkMutations[0], figureMutations[0], ruleMutations[0]] as ContentMutation[]
    for (const mutation of edits) copy.apply(mutation)
    const here = (await reportAfter(edits)).map(({ file, field, reason }) => `${file}: ${field}: ${reason}`)
    expect(here.length).toBeGreaterThanOrEqual(3)
    expect((await copy.runCommand()).split('\n')).toEqual([
      ...here,
      '',
      `${here.length} problems in the content.`,
    ])
  }, 120_000)
})
