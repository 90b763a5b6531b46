import { fileURLToPath } from 'node:url'
import { bookingRules, morningMail, noShowMail, reminders, teamHours } from '../../content/booking-rules.ts'

export const bookingSettingsPath = fileURLToPath(
  new URL('../../supabase/booking-settings.json', import.meta.url),
)

/** What the database needs to know of content/booking-rules.ts, by its columns in `private.settings`. */
export function bookingSettings() {
  return {
    team_zone: teamHours?.timeZone ?? bookingRules.defaultTimeZone,
    team_hours: teamHours,
    reminder_hours: reminders.map(({ hoursBefore }) => hoursBefore),
    no_show_mail: noShowMail.send,
    morning_hour: morningMail.send ? morningMail.hour : null,
  }
}
