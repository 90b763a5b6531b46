import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ContentCopy } from './mutations/content-copy.ts'
import type { ContentMutation } from './mutations/mutation.ts'
import { ruleMutations } from './mutations/rule-mutations.ts'
import { structureMutations } from './mutations/structure-mutations.ts'
import { textMutations } from './mutations/text-mutations.ts'
import { typeMutations } from './mutations/type-mutations.ts'

/*
 * Whoever edits the content wrongly is told so, with file, field and reason: every mistake below is made in a copy of
 * the content, and must be stopped by the compiler or by `content/validate.ts`, both parts of `npm run check`.
 */

const cases = <M extends { wrong: string }>(mutations: readonly M[]) =>
  mutations.map((mutation) => [mutation.wrong, mutation] as const)

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

describe('validation stops', () => {
  let copy: ContentCopy
  beforeEach(() => {
    // A folder of its own for each, because a module that was imported once stays as it was.
    copy = new ContentCopy()
  })
  afterEach(() => copy.remove())

  test.each(cases([...textMutations, ...structureMutations, ...ruleMutations]))('%s', async (_, mutation) => {
    copy.apply(mutation)
    const complaints = await copy.validate()
    // One mistake, one message.
    expect(complaints).toHaveLength(1)
    const [, file, field, reason] = /^(\S+): (.+?): (.*)$/.exec(complaints[0] ?? '') ?? []
    expect(file).toBe(mutation.reportedIn ?? mutation.file)
    expect(field).toMatch(mutation.field)
    expect(reason).toMatch(mutation.says)
  })

  test.each(cases(typeMutations))('%s, too', async (_, mutation) => {
    copy.apply(mutation)
    const complaints = await copy.validate()
    const about = complaints.filter((complaint) => complaint.startsWith(`${mutation.file}: `))
    expect(about.join('\n')).toMatch(mutation.validationSays)
  })

  test('nothing in the content as it is', async () => {
    expect(await copy.runCommand()).toBe('')
  })

  test('the command that checks the content', async () => {
    for (const mutation of [textMutations[0], ruleMutations[0]]) copy.apply(mutation as ContentMutation)
    const output = await copy.runCommand()
    expect(output.split('\n')).toEqual([
      expect.stringMatching(/^content\/site\.ts: phone: is /),
      expect.stringMatching(/^content\/services\/nonprofit-seo\.ts: hero\.lead: names /),
      '',
      '2 problems in the content.',
    ])
  })
})
