import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readDeploySettings } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'deploy-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))
const example = readFileSync(new URL('./env.example', import.meta.url), 'utf8')
const file = join(folder, '.env.deploy')
const readText = (text: string) => {
  writeFileSync(file, text)
  return readDeploySettings(file)
}
const read = (changes: Record<string, string>) =>
  readText(
    example +
      Object.entries({ ...filledIn, ...changes })
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
  )
const filledIn = {
  SUPABASE_PROJECT_REF: 'abcdefghijklmnopqrst',
  SUPABASE_ACCESS_TOKEN: 'sbp_abc',
  DATABASE_URL: 'postgresql://postgres.abc:secret@aws-0-eu-west-1.pooler.supabase.com:5432/postgres',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  SITE_URL: 'https://www.growth.org',
  MAIL_FROM: 'hello@example.org',
  SWEEP_SECRET: 's'.repeat(40),
  SMTP_HOST: 'smtp.example.org',
}

test('a filled-in example is complete; the project’s own keys are not passed on as function secrets', () => {
  const { backendUrl, secrets, environment } = read({})
  expect(backendUrl).toBe('https://abcdefghijklmnopqrst.supabase.co')
  expect(environment['VITE_SUPABASE_URL']).toBe(backendUrl)
  expect(secrets).toMatchObject({ SITE_URL: 'https://www.growth.org', SMTP_HOST: 'smtp.example.org' })
  expect(Object.keys(secrets).filter((name) => /SUPABASE|DATABASE/.test(name))).toEqual([])
})

test.each([
  ...['SUPABASE_PROJECT_REF', 'SUPABASE_ACCESS_TOKEN', 'DATABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'],
  ...['SITE_URL', 'MAIL_FROM', 'SWEEP_SECRET', 'SMTP_HOST'],
])('the error lists %s among what is not filled in', (name) => {
  expect(() => readText(example)).toThrow(new RegExp(`is not ready:[^]*\\n- .*\\b${name}\\b`))
})

test('the error names an invalid variable, and a placeholder as the site’s address', () => {
  expect(() => read({ TEAM_EMAIL: 'nobody' })).toThrow('TEAM_EMAIL holds no email address')
  expect(() => read({ SITE_URL: 'https://www.agency.example' })).toThrow('- SITE_URL: is “https://www.agency')
})

test('the error for a missing file says what to copy', () => {
  expect(() => readDeploySettings(join(folder, 'none'))).toThrow(/Copy renderer\/deploy\/env\.example/)
})
