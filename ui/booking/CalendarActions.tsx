import { bookingRules } from '../../content/booking-rules.ts'
import { site } from '../../content/site.ts'
import type { Booking } from '../../data-access/book-strategy-call.ts'
import { googleCalendarLink, outlookCalendarLink } from '../../data-access/calendar-links.ts'
import { yourCallLink } from '../../data-access/call-secret.ts'
import {
  type CalendarInvite,
  calendarContentType,
  calendarFile,
  strategyCallInvite,
} from '../../supabase/functions/_shared/calendar/calendar-event.ts'
import { Button } from '../primitives/Button/Button.tsx'
import * as css from './BookingWizard.css.ts'
import type { Attendee } from './wizard-state.ts'

/** Adds the call to a calendar: a file for any calendar, and links for the two largest web calendars. */
export function CalendarActions({ booking, attendee }: { booking: Booking; attendee: Attendee }) {
  const invite = strategyCallInvite({
    uid: booking.bookingId,
    startsAt: booking.startsAt,
    durationMinutes: bookingRules.lengthMinutes,
    meetingLink: booking.meetingLink,
    organizerName: site.calendarOrganizer.name,
    organizerEmail: site.calendarOrganizer.email,
    attendeeName: `${attendee.firstName} ${attendee.lastName}`,
    attendeeEmail: attendee.email,
    yourCall: booking.callSecret && yourCallLink(booking.callSecret, location.origin),
    sequence: booking.sequence ?? 0,
    method: 'REQUEST',
  })
  return (
    <div className={css.calendarActions}>
      <Button variant="mission" onPress={() => download(invite)}>
        Add to Calendar
      </Button>
      <a href={googleCalendarLink(invite)} target="_blank" rel="noreferrer">
        Open in Google Calendar
      </a>
      <a href={outlookCalendarLink(invite)} target="_blank" rel="noreferrer">
        Open in Outlook on the web
      </a>
    </div>
  )
}

function download(invite: CalendarInvite): void {
  const file = new Blob([calendarFile(invite)], { type: calendarContentType(invite.method) })
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  // Named after the booking (product specification, section 9).
  link.download = `${invite.uid}.ics`
  link.click()
  // Safari reads the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
