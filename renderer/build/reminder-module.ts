import { fileURLToPath } from 'node:url'
import { bookingRules, morningMail, noShowMail, reminders, teamHours } from '../../content/booking-rules.ts'

export const reminderModulePath = fileURLToPath(
  new URL('../../supabase/functions/_shared/calls/reminders.ts', import.meta.url),
)

/** The mails' texts as a module of the server functions: a deployment bundles only files in their folder. */
export function reminderModule(): string {
  const list = reminders.map(
    ({ hoursBefore, subject, text }) =>
      `  {\n    hoursBefore: ${hoursBefore},\n    subject: ${quoted(subject)},\n    text: ${quoted(text)},\n  },\n`,
  )
  return `/** Written by \`npm run generate -- reminders\` from content/booking-rules.ts; edited there. */\nexport const reminders = [\n${list.join('')}] as const\n\nexport const noShowMail = {\n  subject: ${quoted(noShowMail.subject)},\n  text: ${quoted(noShowMail.text)},\n} as const\n`
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
    reminder_hours: reminders.map(({ hoursBefore }) => hoursBefore),
    no_show_mail: noShowMail.send,
    morning_hour: morningMail.send ? morningMail.hour : null,
  }
}
