import { expect, test } from 'vitest'
import { backendProblems } from './backend-problems.ts'

const url = 'https://abcdefghijklmnopqrst.supabase.co'
const key = 'sb_publishable_x'
const problemFiles = (VITE_SUPABASE_URL?: string, VITE_SUPABASE_PUBLISHABLE_KEY?: string) =>
  backendProblems({ VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY }).map(({ file }) => file)

test('a release with the backend’s URL and key passes', () => {
  expect(problemFiles(url, key)).toEqual([])
})

test.each([[undefined], ['abcdefghijklmnopqrst.supabase.co'], ['http://localhost:54321']])(
  'a release without a valid backend URL fails: %s',
  (address) => expect(problemFiles(address, key)).toEqual(['VITE_SUPABASE_URL']),
)

test.each([[undefined], ['sb_publishable_local'], ['sb_secret_x']])(
  'a release without a publishable key fails: %s',
  (other) => expect(problemFiles(url, other)).toEqual(['VITE_SUPABASE_PUBLISHABLE_KEY']),
)
