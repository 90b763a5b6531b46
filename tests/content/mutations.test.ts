import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ContentCopy } from './mutations/content-copy.ts'
import { ruleMutations } from './mutations/rule-mutations.ts'
import { structureMutations } from './mutations/structure-mutations.ts'
import { textMutations } from './mutations/text-mutations.ts'
import { typeMutations } from './mutations/type-mutations.ts'

/*
 * Whoever edits the content wrongly is told so, with file, field and reason: every mistake below is made in a copy of
 * the content, and must be stopped by the compiler or by `npm run content`.
 */

const copy = new ContentCopy()
afterAll(() => copy.remove())

const cases = <M extends { wrong: string }>(mutations: readonly M[]) =>
  mutations.map((mutation) => [mutation.wrong, mutation] as const)

describe('the compiler stops', () => {
  let errors: string[] = []
  let sources = new Map<string, string>()

  beforeAll(async () => {
    expect(await copy.compile(), 'the content as it is').toEqual([])
    expect(new Set(typeMutations.map(({ file }) => file)).size, 'modules').toBe(typeMutations.length)
    const applied = typeMutations.map((mutation) => copy.apply(mutation))
    errors = await copy.compile()
    sources = new Map(typeMutations.map(({ file }) => [file, copy.read(file)]))
    for (const edit of applied) edit.restore()
  })

  test.each(cases(typeMutations))('%s', (_, { file, atLine, says }) => {
    const complaints = errors.filter((error) => error.startsWith(`${file}(`))
    expect(complaints.join('\n')).toMatch(says)
    const lines = complaints.map((complaint) => Number(/\((\d+),/.exec(complaint)?.[1]))
    const named = lines.map((line) => sources.get(file)?.split('\n')[line - 1])
    expect(named).toContainEqual(expect.stringMatching(atLine))
  })
})

describe('validation stops', () => {
  beforeAll(async () => {
    expect(await copy.validate(), 'the content as it is').toEqual([])
  })

  test.each(cases([...textMutations, ...structureMutations, ...ruleMutations]))('%s', async (_, mutation) => {
    const edit = copy.apply(mutation)
    const complaints = await copy.validate()
    edit.restore()
    // One mistake, one message.
    expect(complaints).toHaveLength(1)
    const [, file, field, reason] = /^(\S+): (.+?): (.*)$/.exec(complaints[0] ?? '') ?? []
    expect(file).toBe(mutation.reportedIn ?? mutation.file)
    expect(field).toMatch(mutation.field)
    expect(reason).toMatch(mutation.says)
  })
})
