import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readDeploySettings } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'deploy-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))
const example = readFileSync(new URL('./env.example', import.meta.url), 'utf8')
const file = join(folder, '.env.deploy')
const read = (changes: Record<string, string>) => {
  const lines = Object.entries(changes).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(file, example + lines.join(''))
  return readDeploySettings(file)
}
const filledIn = {
  SUPABASE_PROJECT_REF: 'abcdefghijklmnopqrst',
  SWEEP_SECRET: 's'.repeat(40),
  MAIL_API_KEY: 'k',
}

test('a filled-in example is complete; the project’s own keys are not passed on as function secrets', () => {
  const { backendUrl, secrets, environment } = read(filledIn)
  expect(backendUrl).toBe('https://abcdefghijklmnopqrst.supabase.co')
  expect(environment['VITE_SUPABASE_URL']).toBe(backendUrl)
  expect(secrets).toMatchObject({ SITE_URL: 'https://www.your-domain.org', MAIL_API_KEY: 'k' })
  expect(Object.keys(secrets).filter((name) => /SUPABASE|DATABASE/.test(name))).toEqual([])
})

test.each([
  [{ SUPABASE_PROJECT_REF: '' }, /SUPABASE_PROJECT_REF is missing in .*: the project’s reference/],
  [{ TEAM_EMAIL: 'nobody' }, /TEAM_EMAIL holds no email address/],
  [{ MAIL_API_KEY: '' }, /MAIL_API_KEY is not set/],
])('the error names the missing or invalid variable: %j', (changes, says) => {
  expect(() => read({ ...filledIn, ...changes })).toThrow(says)
})

test('the error for a missing file says what to copy', () => {
  expect(() => readDeploySettings(join(folder, 'none'))).toThrow(/Copy supabase\/deploy\/env\.example/)
})
