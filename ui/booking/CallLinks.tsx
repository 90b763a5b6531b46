import { useState } from 'react'
import { callLinkWords as words } from '../../content/scheduler-words.ts'
import { site } from '../../content/site.ts'
import type { Booking } from '../../data-access/booking.ts'
import { yourCallLink } from '../../supabase/functions/_shared/contracts/links.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { StatusLine, showStatus } from '../primitives/StatusLine/StatusLine.tsx'
import * as css from './BookingWizard.css.ts'
import type { Attendee } from './wizard-state.ts'

/** The link, the button that copies it, and the place for messages about the booked call. */
export function MeetingLink({ href }: { href: string }) {
  async function copyLink() {
    try {
      await navigator.clipboard.writeText(href)
      showStatus({ title: words.copied, tone: 'neutral' })
    } catch {
      // Without clipboard access, select the link for the visitor to copy.
      showStatus({ title: words.notCopied.title, description: words.notCopied.text, tone: 'destructive' })
      const link = document.getElementById('meeting-link')
      if (link) getSelection()?.selectAllChildren(link)
    }
  }

  return (
    <div className={css.meeting}>
      <p className={css.linkBox}>
        <a id="meeting-link" href={href}>
          {href}
        </a>
        <Button variant="outline" size="small" onPress={() => void copyLink()}>
          {words.copy}
        </Button>
      </p>
      <StatusLine />
    </div>
  )
}

/** Adds the call to a calendar by a file. The mail's invitation does so by itself in most. */
export function CalendarActions({ booking, attendee }: { booking: Booking; attendee: Attendee }) {
  const [failed, setFailed] = useState(false)

  async function addToCalendar() {
    try {
      const { calendarDownload } = await import('../../supabase/functions/_shared/calendar-event.ts')
      setFailed(false)
      const yourCall = booking.callSecret && yourCallLink(booking.callSecret, location.origin)
      const file = calendarDownload({
        bookingId: booking.bookingId,
        startsAt: booking.startsAt,
        durationMinutes: booking.minutes,
        meetingLink: booking.meetingLink,
        provider: site,
        attendees: [{ name: `${attendee.firstName} ${attendee.lastName}`, email: attendee.email }],
        yourCall,
        sequence: booking.sequence ?? 0,
      })
      download(file)
    } catch {
      setFailed(true)
    }
  }

  return (
    <div className={css.calendarActions}>
      <Button variant="mission" onPress={() => void addToCalendar()}>
        {words.addToCalendar}
      </Button>
      {failed && <p role="alert">{words.noFile}</p>}
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
