import type { MessageKinds } from '../_shared/outbox/deliver.ts'
import { bookingCreated } from '../send-booking-notifications/booking-mails.ts'
import { callMessages } from '../send-booking-notifications/call-mails.ts'
import { auditRequestCreated, leadCreated } from '../send-lead-notifications/lead-mails.ts'
import { morningMail } from './morning-mail.ts'

/** Every kind of message that the database stores. To add one, see supabase/functions/README.md. */
export const messageKinds = {
  'lead.created': leadCreated,
  'audit_request.created': auditRequestCreated,
  'booking.created': bookingCreated,
  ...callMessages,
  'team.morning': morningMail,
} as const satisfies MessageKinds
