import type { MessageKinds } from '../_shared/outbox/message-kind.ts'
import { bookingCreated } from '../send-booking-notifications/booking-mails.ts'
import {
  callAsked,
  callCanceled,
  callChanged,
  callNoShow,
  callOutcome,
  callReminder,
} from '../send-booking-notifications/call-mails.ts'
import { submissionHeld } from '../send-booking-notifications/submission-held.ts'
import { auditRequestCreated, leadCreated } from '../send-lead-notifications/lead-mails.ts'
import { morningMail } from './morning-mail.ts'
import { calendarRecovered, calendarUnread, ceilings, givenUp } from './team-notices.ts'

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
