import { callInvitation } from '../_shared/calls/call-invitation.ts'
import { noShowMail, reminders } from '../_shared/calls/reminders.ts'
import type { BookingRow } from '../_shared/database/rows.ts'
import { personMail, teamMail } from '../_shared/mail/compose-mail.ts'
import type { Invitation, Mail } from '../_shared/mail/mail.ts'
import { dateAndTime, knownZone, parseInstant } from '../_shared/mail/moment-text.ts'
import type { Provider } from '../_shared/mail/provider.ts'
import type { MailBlock } from '../_shared/mail/render-mail.ts'
import { contactFields, fields } from '../_shared/mail/row-fields.ts'
import { bookedTime } from './booked-time.ts'
import { callActions, callBlocks, callSubject, whenForTeam } from './call-blocks.ts'

/** `yourCall`: the secret URL where this recipient changes or cancels the call. */
export type CallMail = { row: BookingRow; provider: Provider; yourCall: string; personFailed: boolean }

const when = (row: BookingRow) => dateAndTime(parseInstant(row.starts_at), knownZone(row.timezone))

export function changeForPerson({ row, provider, yourCall }: CallMail): Mail {
  return personMail(provider, row, {
    subject: `Your strategy call, new time: ${when(row)}`,
    blocks: [
      row.moved_by === 'team'
        ? `${provider.providerName} had to move your strategy call. We are sorry; if the new time does not suit you, choose another below.`
        : `Your strategy call with ${provider.providerName} has a new time.`,
      ...lineFromUs(row, row.moved_by),
      ...callBlocks(row, yourCall, true),
      'Your calendar offers to move the call; the attached file does the same.',
    ],
    invitation: callInvitation(row, provider, 'person', yourCall),
  })
}

/** The team's note to the person. A person's note is sent to the team only. */
function lineFromUs({ note }: BookingRow, who: BookingRow['moved_by']): MailBlock[] {
  return who === 'team' && note ? [fields([['A note from us', note]])] : []
}

/** The team asks the person to choose another time. */
export function requestForPerson({ row, provider, yourCall }: CallMail): Mail {
  return personMail(provider, row, {
    subject: `A request to move your strategy call: ${when(row)}`,
    blocks: [
      `${provider.providerName} would like to move your strategy call, and asks you to choose the new time. Until you do, the call stands as it is.`,
      fields([['So far', bookedTime(row)]]),
      ...lineFromUs(row, 'team'),
      { kind: 'action', label: 'Choose another time', url: yourCall },
    ],
  })
}

/** After a call that the person missed. */
export function noShowForPerson({ row, provider }: CallMail): Mail {
  return personMail(provider, row, {
    subject: noShowMail.subject,
    blocks: [
      noShowMail.text,
      { kind: 'action', label: 'Choose another time', url: `${provider.siteUrl}/schedule` },
    ],
  })
}

export function cancellationForPerson({ row, provider, yourCall }: CallMail): Mail {
  const byTeam = row.cancelled_by === 'team'
  return personMail(provider, row, {
    subject: `Your strategy call is canceled: ${when(row)}`,
    blocks: [
      byTeam
        ? `We are sorry: ${provider.providerName} had to cancel this strategy call.`
        : 'Your strategy call is canceled, as you asked.',
      fields([['It would have been', bookedTime(row)]]),
      ...lineFromUs(row, row.cancelled_by),
      { kind: 'action', label: 'Book again', url: yourCall },
      'Your calendar offers to take the call out; the attached file does the same.',
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

export function changeForTeam(about: CallMail): Mail {
  const { row, yourCall } = about
  return forTeam('moved', about, callInvitation(row, about.provider, 'team', yourCall), [
    fields([
      ['Moved by', row.moved_by === 'team' ? 'the team' : 'the person'],
      ['Your note to them', row.note],
    ]),
    ...callActions(row, yourCall, 'Move or cancel this call'),
  ])
}

export function cancellationForTeam(about: CallMail): Mail {
  const { row } = about
  const byTeam = row.cancelled_by === 'team'
  return forTeam('canceled', about, callInvitation(row, about.provider, 'team'), [
    fields([
      ['Canceled by', byTeam ? 'the team' : 'the person'],
      [byTeam ? 'Your note to them' : 'Their note', row.note],
    ]),
    'Its time can be booked again.',
  ])
}

function forTeam(
  what: 'moved' | 'canceled',
  { row, provider, personFailed }: CallMail,
  invitation: Invitation,
  blocks: MailBlock[],
): Mail {
  return teamMail(provider, {
    subject: callSubject(what, row, provider),
    personEmail: row.email,
    personFailed,
    invitation,
    blocks: [
      whenForTeam(row, provider, what === 'moved'),
      ...blocks,
      { kind: 'heading', text: 'Who' },
      contactFields(row),
    ],
  })
}
