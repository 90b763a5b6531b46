import { teamZone } from '../../../content/booking-facts.ts'
import { unreadCalendarMail as words } from '../../../content/mails.ts'
import { teamNotice } from '../_shared/mail/compose-mail.ts'
import { fields } from '../_shared/mail/row-fields.ts'
import type { MessageKind, MessageKinds } from '../_shared/outbox/deliver.ts'
import { fillBlanks } from '../_shared/text.ts'
import { momentText, parseInstant } from '../_shared/time/time-text.ts'
import { bookingCreated } from '../send-booking-notifications/booking-mails.ts'
import { callMessages } from '../send-booking-notifications/call-mails.ts'
import { auditRequestCreated, leadCreated } from '../send-lead-notifications/lead-mails.ts'
import { morningMail } from './morning-mail.ts'

/** Mail to the team about a calendar that cannot be read. Its last known busy times still apply. */
const calendarUnread: MessageKind = async ({ row_id }, { settings, database }) => {
  const feed = await database.find('calendar_feeds', row_id)
  if (!feed?.problem) return undefined
  return teamNotice(settings, {
    subject: words.subject,
    blocks: [
      feed.read_at
        ? fillBlanks(words.read, { command: `npm run owner -- calendars --trust "${feed.name}"` })
        : words.neverRead,
      fields([
        [words.calendar, feed.name],
        [words.problem, feed.problem],
        [words.lastRead, feed.read_at ? momentText(parseInstant(feed.read_at), teamZone) : words.never],
      ]),
      words.again,
    ],
  })
}

/** Every kind of message that the database stores. To add one, see supabase/functions/README.md. */
export const messageKinds = {
  'lead.created': leadCreated,
  'audit_request.created': auditRequestCreated,
  'booking.created': bookingCreated,
  ...callMessages,
  'team.morning': morningMail,
  'calendar.unread': calendarUnread,
} as const satisfies MessageKinds
