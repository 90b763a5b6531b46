import { useState } from 'react'
import { bookingRules } from '../../content/booking-rules.ts'
import { site } from '../../content/site.ts'
import type { Booking } from '../../data-access/book-strategy-call.ts'
import { calendarInvite } from '../../data-access/calendar-invite.ts'
import { googleCalendarLink, outlookCalendarLink } from '../../data-access/calendar-links.ts'
import { yourCallLink } from '../../data-access/call-secret.ts'
import { Button } from '../primitives/Button/Button.tsx'
import * as css from './BookingWizard.css.ts'
import { loadCalendarFile } from './load-calendar-file.ts'
import type { Attendee } from './wizard-state.ts'

/** Adds the call to a calendar: a file for any calendar, and links for the two largest web calendars. */
export function CalendarActions({ booking, attendee }: { booking: Booking; attendee: Attendee }) {
  const [failed, setFailed] = useState(false)
  const yourCall = booking.callSecret && yourCallLink(booking.callSecret, location.origin)
  const invite = calendarInvite(booking, attendee, site, bookingRules, yourCall)

  async function addToCalendar() {
    try {
      const { calendarDownload } = await loadCalendarFile()
      setFailed(false)
      download(calendarDownload(invite))
    } catch {
      setFailed(true)
    }
  }

  return (
    <div className={css.calendarActions}>
      <Button variant="mission" onPress={() => void addToCalendar()}>
        Add to Calendar
      </Button>
      <a href={googleCalendarLink(invite)} target="_blank" rel="noreferrer">
        Open in Google Calendar
      </a>
      <a href={outlookCalendarLink(invite)} target="_blank" rel="noreferrer">
        Open in Outlook on the web
      </a>
      {failed && (
        <p role="alert">
          We couldn’t get the calendar file. Please try again, or take it from your confirmation email.
        </p>
      )}
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
