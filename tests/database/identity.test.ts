import { expect, test } from 'vitest'
import { site } from '../../content/site.ts'
import { readMigrations } from '../../supabase/local/backend/migrate.ts'
import { functionsSettings } from '../../supabase/local/functions-settings.ts'

// The backend imports nothing from the site, so these tests compare the values that both define.

test('mails use the name and addresses of the site', () => {
  const { PROVIDER_NAME, MAIL_FROM, CALENDAR_EMAIL } = functionsSettings({
    databaseUrl: '',
    secretKey: '',
    publishableKey: '',
    siteUrl: '',
    mailPort: 0,
  })
  expect({ PROVIDER_NAME, MAIL_FROM, CALENDAR_EMAIL }).toEqual({
    PROVIDER_NAME: site.name,
    MAIL_FROM: site.email,
    CALENDAR_EMAIL: site.calendarOrganizer.email,
  })
})

test('the migrations use the meeting address of the site', async () => {
  const sql = (await readMigrations()).map((migration) => migration.sql).join('\n')
  expect(sql).toContain(`meeting_base text not null default '${site.meetingBaseUrl}'`)
})
