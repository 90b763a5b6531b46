import { expect, test } from 'vitest'
import { backendProblems } from './backend-problems.ts'

const url = 'https://abcdefghijklmnopqrst.supabase.co'
const key = 'sb_publishable_x'
const refused = (VITE_SUPABASE_URL?: string, VITE_SUPABASE_PUBLISHABLE_KEY?: string) =>
  backendProblems({ VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY }).map(({ file }) => file)

test('a release knows its backend', () => {
  expect(refused(url, key)).toEqual([])
})

test.each([[undefined], ['abcdefghijklmnopqrst.supabase.co'], ['http://localhost:54321']])(
  'a release without the address of its backend is refused: %s',
  (address) => expect(refused(address, key)).toEqual(['VITE_SUPABASE_URL']),
)

test.each([[undefined], ['sb_publishable_local'], ['sb_secret_x']])(
  'a release without the publishable key is refused: %s',
  (other) => expect(refused(url, other)).toEqual(['VITE_SUPABASE_PUBLISHABLE_KEY']),
)
