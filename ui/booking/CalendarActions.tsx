import { useAtomValue } from 'jotai'
import { bookingRules } from '../../content/booking-rules.ts'
import { site } from '../../content/site.ts'
import type { Booking } from '../../data-access/book-strategy-call.ts'
import { calendarDownload, calendarInvite } from '../../data-access/calendar-invite.ts'
import { googleCalendarLink, outlookCalendarLink } from '../../data-access/calendar-links.ts'
import { yourCallLink } from '../../data-access/call-secret.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { contactAtom } from './atoms.ts'
import * as css from './BookingWizard.css.ts'

type Contact = Parameters<typeof calendarInvite>[1]

/** Ways to keep the appointment: a file for any calendar, and links for the two largest on the web. */
export default function CalendarActions({ booking, contact }: { booking: Booking; contact?: Contact }) {
  const yourCall = booking.callSecret && yourCallLink(booking.callSecret, location.origin)
  const typed = useAtomValue(contactAtom)
  const invite = calendarInvite(booking, contact ?? typed, site.calendarOrganizer, bookingRules, yourCall)
  return (
    <div className={css.calendarActions}>
      <Button variant="mission" onPress={() => download(calendarDownload(invite))}>
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

function download(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // Safari reads the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
