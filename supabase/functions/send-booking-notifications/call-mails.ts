import { callInvitation, callMinutes } from '../_shared/calls/call-invitation.ts'
import { reminders } from '../_shared/calls/reminders.ts'
import type { BookingRow } from '../_shared/database/rows.ts'
import { greeting } from '../_shared/mail/known-name.ts'
import type { Mail } from '../_shared/mail/mail.ts'
import { dateAndTime, knownZone, parseInstant, utcText } from '../_shared/mail/moment-text.ts'
import { personMail } from '../_shared/mail/person-mail.ts'
import type { Provider } from '../_shared/mail/provider.ts'
import type { MailBlock } from '../_shared/mail/render-mail.ts'
import { contactFields, fields } from '../_shared/mail/row-fields.ts'
import { teamMail } from '../_shared/mail/team-mail.ts'
import { bookedTime } from './booked-time.ts'

const when = (row: BookingRow) => dateAndTime(parseInstant(row.starts_at), knownZone(row.timezone))

/** When, how long, where, and the buttons of a call that stands. */
export function callBlocks(row: BookingRow, yourCall: string | undefined): MailBlock[] {
  return [
    {
      kind: 'fields',
      entries: fields([
        ['When', bookedTime(row)],
        ['Duration', `${callMinutes(row)} minutes`],
        ['Where', 'Virtual meeting'],
      ]),
    },
    { kind: 'action', label: 'Join the meeting', url: row.meeting_link },
    ...(yourCall ? [{ kind: 'action', label: 'Choose another time or cancel', url: yourCall } as const] : []),
  ]
}

export function changeForPerson(row: BookingRow, provider: Provider, yourCall: string): Mail {
  return personMail(provider, {
    to: row.email,
    subject: `Your strategy call, new time: ${when(row)}`,
    blocks: [
      { kind: 'paragraph', text: greeting(row.first_name) },
      { kind: 'paragraph', text: `Your strategy call with ${provider.providerName} has a new time.` },
      ...callBlocks(row, yourCall),
      { kind: 'paragraph', text: 'The attached file moves the call in your calendar.' },
    ],
    attachments: [callInvitation(row, provider, yourCall)],
  })
}

export function cancellationForPerson(row: BookingRow, provider: Provider, yourCall: string): Mail {
  const byTeam = row.cancelled_by === 'team'
  return personMail(provider, {
    to: row.email,
    subject: `Your strategy call is canceled: ${when(row)}`,
    blocks: [
      { kind: 'paragraph', text: greeting(row.first_name) },
      {
        kind: 'paragraph',
        text: byTeam
          ? `We are sorry: ${provider.providerName} had to cancel this strategy call.`
          : 'Your strategy call is canceled, as you asked.',
      },
      {
        kind: 'fields',
        entries: fields([
          ['It would have been', bookedTime(row)],
          // The team's own words; a person's line goes to the team alone.
          ['A line from us', byTeam ? row.note : null],
        ]),
      },
      { kind: 'action', label: 'Book again', url: yourCall },
      { kind: 'paragraph', text: 'The attached file takes the call out of your calendar.' },
    ],
    attachments: [callInvitation(row, provider)],
  })
}

/** The reminder that is nearest to the time that is left: a late one says nothing that is not true any more. */
export function reminderForPerson(
  row: BookingRow,
  provider: Provider,
  yourCall: string,
  _personFailed: boolean,
  now: Date = new Date(),
): Mail {
  const hoursLeft = (parseInstant(row.starts_at).getTime() - now.getTime()) / 3_600_000
  const fitting = reminders.filter(({ hoursBefore }) => hoursBefore >= hoursLeft - 0.01)
  const { subject, text } = fitting.at(-1) ?? reminders[0]
  return personMail(provider, {
    to: row.email,
    subject: `${subject}: ${when(row)}`,
    blocks: [
      { kind: 'paragraph', text: greeting(row.first_name) },
      { kind: 'paragraph', text },
      ...callBlocks(row, yourCall),
    ],
  })
}

export function changeForTeam(
  row: BookingRow,
  provider: Provider,
  yourCall: string,
  personFailed: boolean,
): Mail {
  return forTeam(
    'moved',
    row,
    provider,
    personFailed,
    [
      { kind: 'action', label: 'Join the meeting', url: row.meeting_link },
      { kind: 'action', label: 'Cancel this call', url: yourCall },
    ],
    yourCall,
  )
}

export function cancellationForTeam(
  row: BookingRow,
  provider: Provider,
  _yourCall: string,
  personFailed: boolean,
): Mail {
  const who = row.cancelled_by === 'team' ? 'the team' : 'the person'
  return forTeam('canceled', row, provider, personFailed, [
    {
      kind: 'fields',
      entries: fields([
        ['Canceled by', who],
        [row.cancelled_by === 'team' ? 'Your line to them' : 'Their line', row.note],
      ]),
    },
    { kind: 'paragraph', text: 'Its time can be booked again.' },
  ])
}

function forTeam(
  what: string,
  row: BookingRow,
  provider: Provider,
  personFailed: boolean,
  blocks: MailBlock[],
  yourCall?: string,
): Mail {
  const utc = utcText(parseInstant(row.starts_at))
  const mail = teamMail(provider, {
    subject: `Strategy call ${what}: ${row.first_name} ${row.last_name}, ${utc}`,
    personEmail: row.email,
    personFailed,
    blocks: [
      {
        kind: 'fields',
        entries: fields([
          ['When, in their time', bookedTime(row)],
          ['When, UTC', utc],
        ]),
      },
      ...blocks,
      { kind: 'heading', text: 'Who' },
      { kind: 'fields', entries: contactFields(row) },
    ],
  })
  return { ...mail, attachments: [callInvitation(row, provider, yourCall)] }
}
