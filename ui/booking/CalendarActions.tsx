import { site } from '../../content/site.ts'
import type { Booking } from '../../data-access/booking.ts'
import { googleCalendarLink, outlookCalendarLink } from '../../data-access/calendar-links.ts'
import { yourCallLink } from '../../data-access/call-secret.ts'
import { calendarDownload } from '../../supabase/functions/_shared/calendar/calendar-event.ts'
import { strategyCallInvite } from '../../supabase/functions/_shared/calendar/strategy-call-invite.ts'
import { Button } from '../primitives/Button/Button.tsx'
import * as css from './BookingWizard.css.ts'
import type { Attendee } from './wizard-state.ts'

/** Adds the call to a calendar: a file for any calendar, and links for the two largest web calendars. */
export function CalendarActions({ booking, attendee }: { booking: Booking; attendee: Attendee }) {
  const yourCall = booking.callSecret && yourCallLink(booking.callSecret, location.origin)
  const invite = strategyCallInvite({
    bookingId: booking.bookingId,
    startsAt: booking.startsAt,
    durationMinutes: booking.minutes,
    meetingLink: booking.meetingLink,
    provider: site,
    attendeeName: `${attendee.firstName} ${attendee.lastName}`,
    attendeeEmail: attendee.email,
    yourCall,
    sequence: booking.sequence ?? 0,
  })

  return (
    <div className={css.calendarActions}>
      <Button variant="mission" onPress={() => download(calendarDownload(invite))}>
        Add to Calendar
      </Button>
      <a href={googleCalendarLink(invite)} target="_blank" rel="noreferrer">
        Open in Google Calendar
      </a>
      <a href={outlookCalendarLink(invite)} target="_blank" rel="noreferrer">
        Open in Outlook on the Web
      </a>
    </div>
  )
}

function download(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // Safari reads the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
