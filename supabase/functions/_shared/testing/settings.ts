import type { Settings } from '../environment.ts'

export const testSettings: Settings = {
  databaseUrl: 'http://127.0.0.1:5210',
  serviceKey: 'sb_secret_test',
  publishableKeys: ['sb_publishable_test'],
  siteUrl: 'https://www.example.org',
  teamEmail: 'team@example.org',
  mailFrom: 'Mission Growth Partners <no-reply@example.org>',
  organizerEmail: 'no-reply@example.org',
  smtp: { host: '127.0.0.1', port: 5211, secure: false, user: '', password: '' },
  sweepSecret: 'sweep_test',
  ownerCalendars: { addresses: [], ownerAddresses: [] },
}
