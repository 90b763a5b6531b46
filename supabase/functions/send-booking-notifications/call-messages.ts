import type { BookingRow } from '../_shared/database/rows.ts'
import type { Mail } from '../_shared/mail/mail.ts'
import type { MessageKind } from '../_shared/outbox/message-kind.ts'
import { eventRow } from '../_shared/webhook/webhook.ts'
import {
  type CallMail,
  cancellationForPerson,
  cancellationForTeam,
  changeForPerson,
  changeForTeam,
  noShowForPerson,
  reminderForPerson,
  requestForPerson,
} from './call-mails.ts'

type Write = (about: CallMail) => Mail

/** A message about a call; withdrawn unless `isCurrent` is still true when it is sent. */
function aboutCall(
  isCurrent: (row: BookingRow) => boolean,
  write: { person?: Write; team?: Write },
): MessageKind {
  return {
    async mail({ row_id, channel, person_failing }, { database, settings, yourCall }) {
      const row = await database.find('bookings', row_id)
      const audience = channel === 'team' ? 'team' : 'person'
      const compose = write[audience]
      if (!row || !compose || !isCurrent(row)) return undefined
      const link = await yourCall(row.id, audience)
      return compose({ row, provider: settings, yourCall: link, personFailed: person_failing })
    },
    async webhook({ row_id }, { database }) {
      const row = await database.find('bookings', row_id)
      return row && isCurrent(row) ? { booking: eventRow(row) } : undefined
    },
  }
}

const isActive = (row: BookingRow) => row.canceled_at === null

/** The call has a new time, or was booked again after a cancellation. */
export const callChanged = aboutCall(isActive, { person: changeForPerson, team: changeForTeam })
export const callCanceled = aboutCall((row) => !isActive(row), {
  person: cancellationForPerson,
  team: cancellationForTeam,
})
export const callReminder = aboutCall(isActive, { person: reminderForPerson })
/** The team asks the person to choose another time. */
export const callAsked = aboutCall((row) => isActive(row) && row.asked_at !== null, {
  person: requestForPerson,
})
/** For the webhook only. */
export const callOutcome = aboutCall((row) => row.outcome !== null, {})
export const callNoShow = aboutCall((row) => row.outcome === 'no_show', { person: noShowForPerson })
