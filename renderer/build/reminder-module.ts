import { fileURLToPath } from 'node:url'
import { bookingRules, morningMail, noShowMail, reminders, teamHours } from '../../content/booking-rules.ts'
import { site } from '../../content/site.ts'

export const reminderModulePath = fileURLToPath(
  new URL('../../supabase/functions/_shared/mail/site-texts.ts', import.meta.url),
)

/** What the mails say of the site, as a module of the server functions: a deployment bundles only files in their folder. */
export function reminderModule(): string {
  const list = reminders.map(
    ({ hoursBefore, subject, text }) =>
      `  {\n    hoursBefore: ${hoursBefore},\n    subject: ${quoted(subject)},\n    text: ${quoted(text)},\n  },\n`,
  )
  const zones = bookingRules.timeZones.map(
    ({ id, label }) => `  { id: ${quoted(id)}, label: ${quoted(label)} },\n`,
  )
  return `/** Written by \`npm run generate -- reminders\` from content/booking-rules.ts and site.ts; edited there. */\nexport const reminders = [\n${list.join('')}] as const\n\nexport const noShowMail = {\n  subject: ${quoted(noShowMail.subject)},\n  text: ${quoted(noShowMail.text)},\n} as const\n\nexport const mailSignature = ${quoted(site.mailSignature)}\n\n/** The zones that the scheduler offers, with its labels. */\nexport const offeredZones = [\n${zones.join('')}] as const\n`
}

/** Chooses quotes like the project's formatter. */
function quoted(text: string): string {
  const json = JSON.stringify(text)
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`
}

export const bookingSettingsPath = fileURLToPath(
  new URL('../../supabase/booking-settings.json', import.meta.url),
)

/** The values of content/booking-rules.ts that the database needs, by column of `private.settings`. */
export function bookingSettings() {
  return {
    team_zone: teamHours?.timeZone ?? bookingRules.defaultTimeZone,
    team_hours: teamHours,
    start_every_minutes: bookingRules.startEveryMinutes,
    first_hour: bookingRules.firstHour,
    end_hour: bookingRules.endHour,
    reminder_hours: reminders.map(({ hoursBefore }) => hoursBefore),
    no_show_mail: noShowMail.send,
    morning_hour: morningMail.send ? morningMail.hour : null,
  }
}
