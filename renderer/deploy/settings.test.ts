import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readDeploySettings } from './settings.ts'

const filledIn = `
SUPABASE_PROJECT_REF=abcdefghijklmnopqrst
SUPABASE_ACCESS_TOKEN=sbp_abc
DATABASE_URL=postgresql://postgres.abc:secret@aws-0-eu-west-1.pooler.supabase.com:5432/postgres
VITE_SUPABASE_PUBLISHABLE_KEY=sb_publishable_abc
SITE_URL=https://www.growth.org
MAIL_FROM=hello@example.org
SWEEP_SECRET=${'s'.repeat(40)}
SMTP_HOST=smtp.example.org
SUPABASE_SERVICE_ROLE_KEY=of-another-tool
`

function read(changes = '') {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const example = readFileSync(new URL('./env.example', import.meta.url), 'utf8')
  writeFileSync(join(folder, 'env'), example + filledIn + changes)
  return readDeploySettings(join(folder, 'env'))
}

test('functions get their own settings, and none of the project’s keys; a placeholder is no address', () => {
  const { secrets } = read()
  expect(secrets).toMatchObject({ SITE_URL: 'https://www.growth.org', SMTP_HOST: 'smtp.example.org' })
  expect(Object.keys(secrets).filter((name) => /SUPABASE|DATABASE/.test(name))).toEqual([])
  expect(() => read('SITE_URL=https://www.agency.example')).toThrow('- SITE_URL: is “https://www.agency')
})
