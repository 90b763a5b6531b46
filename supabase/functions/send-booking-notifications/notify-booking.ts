import type { Notify } from '../_shared/notifications/notification-handler.ts'
import { notifyOnce } from '../_shared/notifications/notify-once.ts'
import { bookingMails } from './booking-mails.ts'

/** Confirms a booked call to the person, with the calendar file, and tells the team. */
export const notifyBooking: Notify = async ({ id }, { settings, store, mailer, log }) => {
  const row = await store.find('bookings', id)
  if (!row) return undefined
  const lead = await store.find('leads', row.lead_id)
  return notifyOnce({ store, mailer, log, table: 'bookings', id, compose: bookingMails(row, lead, settings) })
}
