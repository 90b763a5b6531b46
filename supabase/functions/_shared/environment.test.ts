import { describe, expect, test } from 'vitest'
import { environmentNames, readSettings } from './environment.ts'

const local: Record<string, string> = {
  SUPABASE_URL: 'https://project.example.co/',
  SUPABASE_SERVICE_ROLE_KEY: 'legacy_secret',
  SUPABASE_ANON_KEY: 'legacy_public',
  SITE_URL: 'https://www.example.org/',
  PROVIDER_NAME: 'Mission Growth Partners',
  TEAM_EMAIL: 'team@example.org',
  MAIL_FROM: 'Mission Growth Partners <hello@example.org>',
  SMTP_HOST: 'smtp.example.org',
}

const read = (changes: Record<string, string> = {}) =>
  readSettings((name) => ({ ...local, ...changes })[name])

describe('the settings of the functions', () => {
  test('addresses lose their trailing slash, the sender its name', () => {
    const settings = read()
    expect(settings.databaseUrl).toBe('https://project.example.co')
    expect(settings.siteUrl).toBe('https://www.example.org')
    expect(settings.organizerEmail).toBe('hello@example.org')
    expect(read({ MAIL_FROM: 'hello@example.org' }).organizerEmail).toBe('hello@example.org')
    expect(read({ CALENDAR_EMAIL: 'calendar@example.org' }).organizerEmail).toBe('calendar@example.org')
  })

  test('a hosted project’s named keys come before the legacy ones', () => {
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
    [{ SMTP_PORT: '2465' }, { port: 2465, secure: true }],
    [{ SMTP_PORT: '1025' }, { port: 1025, secure: false }],
    [
      { SMTP_PORT: '1025', SMTP_SECURE: 'true' },
      { port: 1025, secure: true },
    ],
    [{ SMTP_SECURE: 'false' }, { port: 465, secure: false }],
  ])('SMTP with %j', (changes, expected) => {
    expect(read(changes).mail).toMatchObject({ kind: 'smtp', host: 'smtp.example.org', ...expected })
  })

  test('the HTTP interface is used when it is set, and only over TLS', () => {
    const api = { MAIL_API_URL: 'https://api.example.com/emails', MAIL_API_KEY: 'key' }
    expect(read(api).mail).toEqual({ kind: 'api', url: api.MAIL_API_URL, key: 'key' })
    expect(() => read({ ...api, MAIL_API_URL: 'http://api.example.com/emails' })).toThrow('https://')
    expect(() => read({ MAIL_API_URL: api.MAIL_API_URL })).toThrow('MAIL_API_KEY')
  })

  test.each([...Object.keys(local).filter((name) => name !== 'SUPABASE_ANON_KEY')])(
    'a missing %s is named',
    (name) => {
      expect(() => read({ [name]: ' ' })).toThrow(name)
      expect(environmentNames).toContain(name)
    },
  )

  test.each(['TEAM_EMAIL', 'MAIL_FROM', 'CALENDAR_EMAIL'])('%s must hold an address', (name) => {
    expect(() => read({ [name]: 'nobody' })).toThrow(name)
  })
})
