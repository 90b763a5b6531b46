import { scheduleLink } from '../_shared/calls/schedule-link.ts'
import type { BookingRow } from '../_shared/database/rows.ts'
import { personMail, teamMail } from '../_shared/mail/compose-mail.ts'
import type { Invitation, Mail, Provider } from '../_shared/mail/mail.ts'
import { bookedTime, parseInstant } from '../_shared/mail/moment-text.ts'
import type { MailBlock } from '../_shared/mail/render-mail.ts'
import { contactFields, fields, titled } from '../_shared/mail/row-fields.ts'
import type { MessageKind } from '../_shared/outbox/message-kind.ts'
import { noShowMail, reminders } from '../_shared/site-values.ts'
import {
  calendarLine,
  callActions,
  callBlocks,
  callInvitation,
  callSubject,
  whenForTeam,
} from './booking-mails.ts'

/** `yourCall`: the secret URL where this recipient changes or cancels the call. */
type CallMail = { row: BookingRow; provider: Provider; yourCall: string; personRefused: boolean }

const when = (row: BookingRow) => bookedTime(row, 'short')

function changeForPerson({ row, provider, yourCall }: CallMail): Mail {
  return personMail(provider, row, {
    subject: `New time: ${when(row)}`,
    blocks: [
      row.moved_by === 'team'
        ? 'We’re sorry. We had to move our call. If the new time doesn’t work for you, choose another below.'
        : 'Done. Here’s your new time.',
      ...lineFromUs(row, row.moved_by),
      ...callBlocks(row, yourCall, true),
      calendarLine(provider, 'move'),
    ],
    invitation: callInvitation(row, provider, 'person', yourCall),
  })
}

/** The team's note to the person. A person's note is sent to the team only. */
function lineFromUs({ note }: BookingRow, who: BookingRow['moved_by']): MailBlock[] {
  return who === 'team' && note ? [fields([['A note from us', note]])] : []
}

/** The team asks the person to choose another time. */
function requestForPerson({ row, provider, yourCall }: CallMail): Mail {
  return personMail(provider, row, {
    subject: `Could we move our call? It’s on ${when(row)}`,
    blocks: [
      'Sorry, something came up on our side. Could you choose another time? Until you do, the call’s still on.',
      fields([['Now on', bookedTime(row)]]),
      ...lineFromUs(row, 'team'),
      { kind: 'action', label: 'Choose Another Time', url: yourCall },
    ],
  })
}

function noShowForPerson({ row, provider }: CallMail): Mail {
  return personMail(provider, row, {
    subject: `${noShowMail.subject}: ${when(row)}`,
    blocks: [
      noShowMail.text,
      fields([['It was on', bookedTime(row)]]),
      { kind: 'action', label: 'Choose Another Time', url: scheduleLink(provider.siteUrl, row) },
    ],
  })
}

function cancellationForPerson({ row, provider, yourCall }: CallMail): Mail {
  const byTeam = row.canceled_by === 'team'
  return personMail(provider, row, {
    subject: `Canceled: ${when(row)}`,
    blocks: [
      byTeam
        ? 'We’re sorry. We had to cancel our call. Choose any other time below.'
        : 'Done. Your call’s canceled. If you’d like to talk later, book again anytime.',
      fields([['It was on', bookedTime(row)]]),
      ...lineFromUs(row, row.canceled_by),
      { kind: 'action', label: 'Book Again', url: yourCall },
      calendarLine(provider, 'remove'),
    ],
    invitation: callInvitation(row, provider, 'person'),
  })
}

/** Uses the reminder text for the time left now, so that a reminder sent late is still correct. */
export function reminderForPerson({ row, provider, yourCall }: CallMail, now: Date = new Date()): Mail {
  const hoursLeft = (parseInstant(row.starts_at).getTime() - now.getTime()) / 3_600_000
  const fitting = reminders.filter(({ hoursBefore }) => hoursBefore >= hoursLeft - 0.01)
  const { subject, text } = fitting.at(-1) ?? reminders[0]
  return personMail(provider, row, {
    subject: `${subject}: ${when(row)}`,
    blocks: [text, ...callBlocks(row, yourCall)],
  })
}

function changeForTeam(about: CallMail): Mail {
  const { row, yourCall } = about
  const byTeam = row.moved_by === 'team'
  const first = byTeam ? 'Nothing to do. They have the new time.' : 'Check that you can make the new time.'
  return forTeam('moved', first, about, callInvitation(row, about.provider, 'team', yourCall), [
    fields([
      ['Moved by', byTeam ? 'the team' : 'the person'],
      ['Your note to them', row.note],
    ]),
    ...callActions(row, yourCall, 'Move or cancel this call'),
  ])
}

function cancellationForTeam(about: CallMail): Mail {
  const { row, provider, yourCall } = about
  const byTeam = row.canceled_by === 'team'
  const first =
    'The time’s open again. They’re on your waiting list until they have another call, or you answer them.'
  return forTeam('canceled', first, about, callInvitation(row, provider, 'team'), [
    fields([
      ['Canceled by', byTeam ? 'the team' : 'the person'],
      [byTeam ? 'Your note to them' : 'Their note', row.note],
    ]),
    {
      kind: 'action',
      label: 'Book a time for them',
      url: scheduleLink(provider.siteUrl, row, yourCall),
      quiet: true,
    },
  ])
}

function forTeam(
  what: 'moved' | 'canceled',
  first: string,
  { row, provider, personRefused }: CallMail,
  invitation: Invitation,
  blocks: MailBlock[],
): Mail {
  return teamMail(provider, row, personRefused, {
    subject: callSubject(what, row),
    invitation,
    blocks: [first, whenForTeam(row, what === 'moved'), ...blocks, ...titled('Who', contactFields(row))],
  })
}

type Write = (about: CallMail) => Mail

/** A message about a call; withdrawn unless `isCurrent` is still true when it is sent. */
function aboutCall(
  isCurrent: (row: BookingRow) => boolean,
  write: { person?: Write; team?: Write },
): MessageKind {
  return {
    async mail({ row_id, channel, person_refused }, { database, settings, yourCall }) {
      const row = await database.find('bookings', row_id)
      const compose = write[channel]
      if (!row || !compose || !isCurrent(row)) return undefined
      const link = await yourCall(row, channel)
      return compose({ row, provider: settings, yourCall: link, personRefused: person_refused })
    },
  }
}

const isActive = (row: BookingRow) => row.canceled_at === null

/** The messages about a booked call after its confirmation. */
export const callMessages = {
  /** The call has a new time, or was booked again after a cancellation. */
  'booking.changed': aboutCall(isActive, { person: changeForPerson, team: changeForTeam }),
  'booking.canceled': aboutCall((row) => !isActive(row), {
    person: cancellationForPerson,
    team: cancellationForTeam,
  }),
  'booking.reminder': aboutCall(isActive, { person: reminderForPerson }),
  'booking.asked': aboutCall((row) => isActive(row) && row.asked_at !== null, { person: requestForPerson }),
  'call.no_show': aboutCall((row) => row.outcome === 'no_show', { person: noShowForPerson }),
} as const
