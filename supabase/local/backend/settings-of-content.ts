import { bookingRules, teamHours } from '../../../content/booking-rules.ts'
import { morningMail, reminders } from '../../../content/mails.ts'
import { metrics } from '../../../content/metrics.ts'
import type { BookingRules, TeamHours } from '../../../content/model/booking-rules.ts'
import type { Site } from '../../../content/model/site.ts'
import { site } from '../../../content/site.ts'

/** What the database needs of `content/`, by column of `private.settings`. */
export function settingsOf(rules: BookingRules, team: TeamHours | null, { meeting }: Site = site) {
  return {
    meeting_base: meeting.kind === 'base' ? meeting.url : null,
    meeting_room: meeting.kind === 'room' ? meeting.url : null,
    length_minutes: rules.lengthMinutes,
    start_every_minutes: rules.startEveryMinutes,
    first_hour: rules.firstHour,
    end_hour: rules.endHour,
    open_weekdays: rules.openWeekdays,
    days_ahead: rules.daysAhead,
    team_zone: team?.timeZone ?? rules.defaultTimeZone,
    team_hours: team,
    reminder_hours: reminders.map(({ hoursBefore }) => hoursBefore),
    morning_hour: morningMail.send ? morningMail.hour : null,
    audit_days: metrics.auditDelivery.upTo,
  }
}

export const settingsOfContent = settingsOf(bookingRules, teamHours)
