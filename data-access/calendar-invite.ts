import type { CalendarInvite } from '../supabase/functions/_shared/calendar/calendar-event.ts'
import { strategyCallInvite } from '../supabase/functions/_shared/calendar/strategy-call-invite.ts'
import type { BookingContact } from '../supabase/functions/_shared/contracts/booking-request.ts'
import type { Booking } from './book-strategy-call.ts'

interface Provider {
  readonly name: string
  /** A shared mailbox, not a person's. */
  readonly email: string
}

/** A strategy call as a calendar event, identical to the one attached to the confirmation mail. */
export function calendarInvite(
  booking: Booking,
  contact: Pick<BookingContact, 'firstName' | 'lastName' | 'email'>,
  provider: Provider,
  yourCall?: string,
): CalendarInvite {
  return strategyCallInvite({
    bookingId: booking.bookingId,
    startsAt: booking.startsAt,
    durationMinutes: booking.minutes,
    meetingLink: booking.meetingLink,
    providerName: provider.name,
    organizerEmail: provider.email,
    attendeeName: `${contact.firstName} ${contact.lastName}`,
    attendeeEmail: contact.email,
    yourCall,
    sequence: booking.sequence ?? 0,
  })
}
