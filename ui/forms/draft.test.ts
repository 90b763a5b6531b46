import { expect, test } from 'vitest'
import { submissionId } from './draft.ts'

test('a form keeps its id while it is tried again, and has another one with other words', () => {
  const words = { firstName: 'Amina', helpWith: ['SEO'] }
  const id = submissionId('audit', words)
  expect(submissionId('audit', { ...words })).toBe(id)
  expect(submissionId('message', words)).not.toBe(id)
  expect(submissionId('audit', { ...words, helpWith: ['SEO', 'Consulting'] })).not.toBe(id)
})
