import { callMails, labels, reminders, requestWords } from '../../../content/mails.ts'
import { bookingLink } from '../_shared/contracts/links.ts'
import type { BookingRow } from '../_shared/database/database.ts'
import { personMail, teamMail } from '../_shared/mail/compose-mail.ts'
import type { Invitation, Mail, Provider } from '../_shared/mail/mailer.ts'
import type { MailBlock } from '../_shared/mail/render-mail.ts'
import { fields, titled, whoFields } from '../_shared/mail/row-fields.ts'
import type { MessageKind } from '../_shared/outbox/deliver.ts'
import { fillBlanks } from '../_shared/text.ts'
import { bookedTime, parseInstant } from '../_shared/time/time-text.ts'
import { callActions, callBlocks, callInvitation, callSubject, whenForTeam } from './booking-mails.ts'

/** `yourCall`: the secret URL where this recipient changes or cancels the call. */
type CallMail = { row: BookingRow; provider: Provider; yourCall: string; personRefused: boolean }

const when = (row: BookingRow) => bookedTime(row, 'short')

function changeForPerson({ row, provider, yourCall }: CallMail): Mail {
  const { subject, byTeam, byPerson } = callMails.moved
  return personMail(provider, row, {
    subject: fillBlanks(subject, { when: when(row) }),
    blocks: [
      row.moved_by === 'team' ? byTeam : byPerson,
      ...lineFromUs(row, row.moved_by),
      ...callBlocks(row, yourCall, true),
      callMails.calendar.move,
    ],
    invitation: callInvitation(row, provider, 'person', yourCall),
  })
}

/** The team's note to the person. A person's note is sent to the team only. */
function lineFromUs({ note }: BookingRow, who: BookingRow['moved_by']): MailBlock[] {
  return who === 'team' && note ? [fields([[labels.ourNote, note]])] : []
}

function cancellationForPerson({ row, provider, yourCall }: CallMail): Mail {
  const { subject, byTeam, byPerson } = callMails.canceled
  return personMail(provider, row, {
    subject: fillBlanks(subject, { when: when(row) }),
    blocks: [
      row.canceled_by === 'team' ? byTeam : byPerson,
      fields([[labels.itWasOn, bookedTime(row)]]),
      ...lineFromUs(row, row.canceled_by),
      { kind: 'action', label: callMails.actions.again, url: yourCall },
      callMails.calendar.remove,
    ],
    invitation: callInvitation(row, provider, 'person'),
  })
}

/** Uses the reminder text for the time left now, so that a reminder sent late is still correct. */
export function reminderForPerson(
  { row, provider, yourCall }: CallMail,
  now: Date = new Date(),
): Mail | undefined {
  const hoursLeft = (parseInstant(row.starts_at).getTime() - now.getTime()) / 3_600_000
  const latestFirst = reminders.toSorted((a, b) => a.hoursBefore - b.hoursBefore)
  const fitting = latestFirst.find(({ hoursBefore }) => hoursBefore >= hoursLeft - 0.01) ?? latestFirst.at(-1)
  // The content has no reminder any more.
  if (!fitting) return undefined
  const { subject, text } = fitting
  return personMail(provider, row, {
    subject: `${subject}: ${when(row)}`,
    blocks: [text, ...callBlocks(row, yourCall)],
  })
}

function changeForTeam(about: CallMail): Mail {
  const { row, provider, yourCall } = about
  const { subject, byTeam, byPerson } = callMails.moved.forTeam
  const invitation = callInvitation(row, provider, 'team', yourCall)
  return forTeam(about, subject, invitation, [
    row.moved_by === 'team' ? byTeam : byPerson,
    [...whenForTeam(row, true), ...changedBy(labels.movedBy, row, row.moved_by)],
    ...callActions(row, yourCall),
  ])
}

function cancellationForTeam(about: CallMail): Mail {
  const { row, provider, yourCall } = about
  const { subject, first } = callMails.canceled.forTeam
  return forTeam(about, subject, callInvitation(row, provider, 'team'), [
    first,
    [...whenForTeam(row), ...changedBy(labels.canceledBy, row, row.canceled_by)],
    {
      kind: 'action',
      label: fillBlanks(requestWords.book, { name: row.first_name }),
      url: bookingLink(provider.siteUrl, yourCall),
      quiet: true,
    },
  ])
}

const changedBy = (label: string, { note }: BookingRow, who: BookingRow['moved_by']) =>
  fields([
    [label, who && labels[who]],
    [who === 'team' ? labels.yourNote : labels.theirNote, note],
  ])

function forTeam(
  { row, provider, personRefused }: CallMail,
  subject: Parameters<typeof callSubject>[0],
  invitation: Invitation,
  blocks: MailBlock[],
): Mail {
  return teamMail(provider, row, personRefused, {
    subject: callSubject(subject, row),
    invitation,
    blocks: [...blocks, ...titled(labels.who, whoFields(row))],
  })
}

type Write = (about: CallMail) => Mail | undefined

/** A message about a call; withdrawn unless `isCurrent` is still true when it is sent. */
function aboutCall(
  isCurrent: (row: BookingRow) => boolean,
  write: { person?: Write; team?: Write },
): MessageKind {
  return async ({ row_id, party, person_refused }, { database, settings, secretLink }) => {
    const row = await database.find('bookings', row_id)
    const compose = write[party]
    if (!row || !compose || !isCurrent(row)) return undefined
    const link = await secretLink(row.id, party)
    return compose({ row, provider: settings, yourCall: link, personRefused: person_refused })
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
} as const
