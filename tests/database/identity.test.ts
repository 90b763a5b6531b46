import { expect, test } from 'vitest'
import { bookingRules } from '../../content/booking-rules.ts'
import { site } from '../../content/site.ts'
import { readMigrations } from '../../supabase/local/backend/migrate.ts'
import { functionsSettings } from '../../supabase/local/functions-settings.ts'

// The backend imports nothing from the site, so these tests compare the values that both define.

test('mails use the name and addresses of the site', () => {
  const { PROVIDER_NAME, MAIL_FROM } = functionsSettings({
    databaseUrl: '',
    secretKey: '',
    publishableKey: '',
    siteUrl: '',
    mailPort: 0,
  })
  expect({ PROVIDER_NAME, MAIL_FROM }).toEqual({ PROVIDER_NAME: site.name, MAIL_FROM: site.email })
})

test('the migrations use the meeting address and the call length of the site', async () => {
  const sql = (await readMigrations()).map((migration) => migration.sql).join('\n')
  expect(sql).toContain(`meeting_base text not null default '${site.meetingBaseUrl}'`)
  expect(sql).toContain(`ends_at = starts_at + interval '${bookingRules.lengthMinutes} minutes'`)
})
