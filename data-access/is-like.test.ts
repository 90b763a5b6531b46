import { expect, test } from 'vitest'
import { isLike } from './ask-backend.ts'

const example = { name: '', areas: [] as string[], contact: { email: '' }, done: true, count: 0 }
const contact = { email: 'a@example.org', more: 1 }
const good = { name: 'Ada', areas: ['SEO'], contact, done: false, count: 3 }

test.each([good, { ...good, areas: [] }])('%j has the shape of the example', (value) =>
  expect(isLike(value, example)).toBe(true),
)

test.each([
  ...[null, undefined, 'text', [], {}],
  ...[null, ['Ada']].map((name) => ({ ...good, name })),
  ...['SEO', ['SEO', 1], { 0: 'SEO' }].map((areas) => ({ ...good, areas })),
  ...[null, [], {}].map((contact) => ({ ...good, contact })),
  { ...good, done: 'false' },
  { ...good, count: '3' },
])('%j does not', (value) => expect(isLike(value, example)).toBe(false))
