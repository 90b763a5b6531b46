import { callerName, callMinutes } from '../_shared/calls/call-invitation.ts'
import type { BookingRow } from '../_shared/database/rows.ts'
import { invitationName, type Provider } from '../_shared/mail/mail.ts'
import { bookedTime, momentText, parseInstant, shortMoment } from '../_shared/mail/moment-text.ts'
import type { Field, MailBlock } from '../_shared/mail/render-mail.ts'
import { fields } from '../_shared/mail/row-fields.ts'
import { teamZone } from '../_shared/site-values.ts'

/** Time, duration, place and buttons of a call that is not canceled. `moved`: the mail is about its new time. */
export function callBlocks(row: BookingRow, yourCall: string, moved = false): MailBlock[] {
  return [
    [
      ...whenFields(row, (at) => bookedTime(row, 'long', at), moved),
      ...fields([
        ['Duration', `${callMinutes(row)} minutes`],
        ['Where', 'Virtual Meeting, by video'],
      ]),
    ],
    ...callActions(row, yourCall, 'Move or cancel the call'),
  ]
}

const whenFields = (
  { starts_at, moved_from }: BookingRow,
  textOf: (instant: string) => string,
  moved: boolean,
) =>
  moved && moved_from
    ? fields([
        ['New time', textOf(starts_at)],
        ['Instead of', textOf(moved_from)],
      ])
    : fields([['When', textOf(starts_at)]])

/** "Join" is the main button; the other action is only a link. */
export function callActions(row: BookingRow, yourCall: string, change: string): MailBlock[] {
  const join: MailBlock = { kind: 'action', label: 'Join the Meeting', url: row.meeting_link }
  return [join, { kind: 'action', label: change, url: yourCall, quiet: true }]
}

/** A mail API can only attach the calendar file, so mail programs do not show it as an invitation. */
export const calendarLine = ({ mail }: Provider, verb: 'add' | 'move' | 'remove'): string =>
  mail.kind === 'api'
    ? `Open the attached ${invitationName}, and your calendar will offer to ${verb} the call.`
    : `Your calendar should offer to ${verb} the call. If it doesn’t, open the attached file.`

/** The time in the team's time zone, then in the person's if it differs. */
export function whenForTeam(row: BookingRow, moved = false): Field[] {
  const ours = (instant: string) => momentText(parseInstant(instant), teamZone)
  const theirs = bookedTime(row)
  return [
    ...whenFields(row, ours, moved),
    ...fields([['In their time', theirs === ours(row.starts_at) ? null : theirs]]),
  ]
}

/** "Call moved: Tue, Dec 1, 9:45 AM Central, Amina O'Neil, Bread & Roses", in `teamZone`. A long name comes last. */
export function callSubject(what: string, row: BookingRow): string {
  return `Call ${what}: ${shortMoment(parseInstant(row.starts_at), teamZone)}, ${callerName(row)}`
}
