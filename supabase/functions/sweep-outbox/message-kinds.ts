import { givenUp, type MessageKinds } from '../_shared/outbox/message-kind.ts'
import { calendarRecovered, calendarUnread } from '../_shared/owner-calendar/calendar-unread.ts'
import { bookingCreated } from '../send-booking-notifications/booking-created.ts'
import {
  callAsked,
  callCancelled,
  callChanged,
  callNoShow,
  callOutcome,
  callReminder,
} from '../send-booking-notifications/call-messages.ts'
import { submissionHeld } from '../send-booking-notifications/submission-held.ts'
import { auditRequestCreated } from '../send-lead-notifications/audit-mails.ts'
import { leadCreated } from '../send-lead-notifications/lead-mails.ts'
import { ceilings } from './ceilings.ts'
import { morningMail } from './morning-mail.ts'

/** Every kind of message that the database stores. supabase/functions/README.md says how to add one. */
export const messageKinds = {
  'lead.created': leadCreated,
  'audit_request.created': auditRequestCreated,
  'booking.created': bookingCreated,
  'booking.changed': callChanged,
  'booking.cancelled': callCancelled,
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
