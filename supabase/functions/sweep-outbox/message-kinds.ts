import { teamNotice } from '../_shared/mail/compose-mail.ts'
import { contactFields } from '../_shared/mail/row-fields.ts'
import { givenUp, type MessageKind, type MessageKinds } from '../_shared/outbox/message-kind.ts'
import { calendarRecovered, calendarUnread } from '../_shared/owner-calendar/calendar-unread.ts'
import { bookingCreated } from '../send-booking-notifications/booking-mails.ts'
import {
  callAsked,
  callCanceled,
  callChanged,
  callNoShow,
  callOutcome,
  callReminder,
} from '../send-booking-notifications/call-mails.ts'
import { confirmation, submissionHeld } from '../send-booking-notifications/submission-held.ts'
import { auditRequestCreated, leadCreated } from '../send-lead-notifications/lead-mails.ts'
import { morningMail } from './morning-mail.ts'

const held = 'Any more will wait until the person confirms by email.'

/** Tells the team, at most once a day for each, that a rule of 20261122200600_ceilings.sql was applied. */
const ceilings = {
  'ceiling.calls_of_origin': warning('one person or network has unusually many calls booked', held),
  'ceiling.unconfirmed_calls': warning('unconfirmed calls fill much of a day', held),
  'ceiling.forms_without_script': warning('many forms were sent without JavaScript', held),
  'ceiling.mails_of_mailbox': warning(
    'one mailbox has reached its daily limit of emails',
    'We won’t send it any more automatic email today. We still store forms sent with its address, and email you about each.',
  ),
} as const

function warning(what: string, consequence: string): MessageKind {
  return {
    async mail({ row_table, row_id }, { settings, database }) {
      const held = row_table === 'held_submissions' ? await database.find(row_table, row_id) : undefined
      const stored =
        row_table === 'leads' || row_table === 'audit_requests' || row_table === 'bookings'
          ? await database.find(row_table, row_id)
          : undefined
      const row = stored ?? (held && { ...held.submission, email: held.email })
      return teamNotice(settings, {
        subject: `Look for spam: ${what}`,
        blocks: [
          `Is this a person? Call or email them. If it’s spam, ignore it. ${consequence}`,
          row ? contactFields(row) : [{ label: `Record in ${row_table}`, value: row_id }],
          ...(held ? [confirmation(held, settings, 'Confirm it for them, within an hour')] : []),
        ],
      })
    },
  }
}

/** Every kind of message that the database stores. To add one, see supabase/functions/README.md. */
export const messageKinds = {
  'lead.created': leadCreated,
  'audit_request.created': auditRequestCreated,
  'booking.created': bookingCreated,
  'booking.changed': callChanged,
  'booking.canceled': callCanceled,
  'booking.reminder': callReminder,
  'booking.asked': callAsked,
  'call.outcome': callOutcome,
  'call.no_show': callNoShow,
  'team.morning': morningMail,
  'calendar.unread': calendarUnread,
  'calendar.recovered': calendarRecovered,
  'submission.held': submissionHeld,
  'message.given_up': givenUp,
  ...ceilings,
} as const satisfies MessageKinds
