import { fileURLToPath } from 'node:url'
import { bookingRules, morningMail, noShowMail, reminders } from '../../content/booking-rules.ts'
import type { BookingRules } from '../../content/model/booking-rules.ts'

export const bookingSettingsPath = fileURLToPath(
  new URL('../../supabase/booking-settings.json', import.meta.url),
)

/** What the database needs to know of content/booking-rules.ts, by its columns in `private.settings`. */
export function bookingSettings() {
  const { teamHours, defaultTimeZone }: BookingRules = bookingRules
  return {
    team_zone: teamHours?.timeZone ?? defaultTimeZone,
    team_hours: teamHours ?? null,
    reminder_hours: reminders.map(({ hoursBefore }) => hoursBefore),
    no_show_mail: noShowMail.send,
    morning_hour: morningMail.send ? morningMail.hour : null,
  }
}
