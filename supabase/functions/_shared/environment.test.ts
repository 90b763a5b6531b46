import { expect, test } from 'vitest'
import { site } from '../../../content/site.ts'
import { readSettings } from './environment.ts'

const local: Record<string, string> = {
  SUPABASE_URL: 'https://project.example.co/',
  SUPABASE_SERVICE_ROLE_KEY: 'legacy_secret',
  SUPABASE_ANON_KEY: 'legacy_public',
  SITE_URL: 'https://www.example.org/',
  TEAM_EMAIL: 'team@example.org',
  MAIL_FROM: 'Mission Growth Partners <hello@example.org>',
  SMTP_HOST: 'smtp.example.org',
}

const read = (changes: Record<string, string> = {}) =>
  readSettings((name) => ({ ...local, ...changes })[name])

test('removes the trailing slash of URLs, and the sender’s name from the organizer’s address', () => {
  const { databaseUrl, siteUrl, organizerEmail } = read()
  expect([databaseUrl, siteUrl]).toEqual(['https://project.example.co', 'https://www.example.org'])
  expect(organizerEmail).toBe('hello@example.org')
})

test('prefers a hosted project’s named keys to the legacy ones', () => {
  const settings = read({
    SUPABASE_SECRET_KEYS: '{"other":"sb_secret_2","default":"sb_secret_1"}',
    SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_1","new":"sb_publishable_2"}',
  })
  expect(settings.serviceKey).toBe('sb_secret_1')
  expect(settings.publishableKeys).toEqual(['sb_publishable_1', 'sb_publishable_2', 'legacy_public'])
  expect(read().serviceKey).toBe('legacy_secret')
})

test.each([
  [{}, { port: 465, secure: true }],
  [{ SMTP_PORT: '1025' }, { port: 1025, secure: false }],
])('SMTP with %j is %j', (changes, expected) => {
  expect(read(changes).smtp).toMatchObject({ host: 'smtp.example.org', ...expected })
})

test('the team’s mails go to the site’s address unless TEAM_EMAIL names another', () => {
  expect(read({ TEAM_EMAIL: '' }).teamEmails).toEqual([site.email])
  expect(read({ TEAM_EMAIL: 'amina@example.org, team@example.org' }).teamEmails).toEqual([
    'amina@example.org',
    'team@example.org',
  ])
})
