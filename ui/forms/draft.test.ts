import { expect, test } from 'vitest'
import { randomId, submissionId } from './draft.ts'

test('an id is a random UUID', () => {
  const ids = Array.from({ length: 200 }, randomId)
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
  expect(ids.every((id) => uuid.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(200)
})

test('a form keeps its id while it is tried again, and has another one with other words', () => {
  const words = { firstName: 'Amina', helpWith: ['SEO'] }
  const id = submissionId('audit', words)
  expect(submissionId('audit', { ...words })).toBe(id)
  expect(submissionId('message', words)).not.toBe(id)
  expect(submissionId('audit', { ...words, helpWith: ['SEO', 'Consulting'] })).not.toBe(id)
})
