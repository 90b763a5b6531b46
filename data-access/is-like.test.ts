import { expect, test } from 'vitest'
import { isLike } from './is-like.ts'

const example = { name: '', areas: [] as string[], contact: { email: '' }, done: true, count: 0 }
const good = {
  name: 'Ada',
  areas: ['SEO'],
  contact: { email: 'a@example.org', more: 1 },
  done: false,
  count: 3,
}

test('a value with the shape of the example matches', () => {
  expect(isLike(good, example)).toBe(true)
  expect(isLike({ ...good, areas: [] }, example)).toBe(true)
})

test.each([
  null,
  undefined,
  'text',
  [],
  {},
  { ...good, name: null },
  { ...good, name: ['Ada'] },
  { ...good, areas: 'SEO' },
  { ...good, areas: ['SEO', 1] },
  { ...good, areas: { 0: 'SEO' } },
  { ...good, contact: null },
  { ...good, contact: [] },
  { ...good, contact: {} },
  { ...good, done: 'false' },
  { ...good, count: '3' },
])('%j does not match', (value) => expect(isLike(value, example)).toBe(false))
