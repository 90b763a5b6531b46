import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { bookingRules } from '../../content/booking-rules.ts'
import { site } from '../../content/site.ts'
import type { Booking } from '../../data-access/book-strategy-call.ts'
import { calendarDownload, calendarInvite } from '../../data-access/calendar-invite.ts'
import { googleCalendarLink, outlookCalendarLink } from '../../data-access/calendar-links.ts'
import { formatDate, zoneName, zoneOffsetLabel } from '../../data-access/time-slots/format.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { Glyph } from '../primitives/Icon/Glyph.tsx'
import { showToast } from '../primitives/Toast/toast-queue.ts'
import { contactAtom } from './atoms.ts'
import * as css from './BookingWizard.css.ts'
import { StepHead } from './StepHead.tsx'

export function SuccessScreen({ booking }: { booking: Booking }) {
  const contact = useAtomValue(contactAtom)
  const [clipboardRefused, setClipboardRefused] = useState(false)
  const invite = calendarInvite(booking, contact, site.calendarOrganizer, bookingRules)

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(booking.meetingLink)
      showToast({ title: 'Meeting link copied!', tone: 'neutral' })
    } catch {
      // Refused by the visitor or the browser: the link is selected, ready for Ctrl+C.
      setClipboardRefused(true)
      const link = document.getElementById('meeting-link')
      if (link) getSelection()?.selectAllChildren(link)
    }
  }

  return (
    <div className={css.success}>
      <span className={css.check}>
        <Glyph name="check" size={32} />
      </span>
      <StepHead title="Booking Confirmed!" note="Your strategy call has been scheduled" />
      <dl className={css.summary}>
        <SummaryRow term="Date">{formatDate(booking.date)}</SummaryRow>
        <SummaryRow term="Time">
          {booking.time}{' '}
          <span className={css.badge}>
            {zoneName(booking.timezone)} ({zoneOffsetLabel(booking.timezone, booking.startsAt)})
          </span>
        </SummaryRow>
        <SummaryRow term="Where">Virtual Meeting</SummaryRow>
      </dl>
      <p className={css.linkBox}>
        <a id="meeting-link" href={booking.meetingLink}>
          {booking.meetingLink}
        </a>
      </p>
      {clipboardRefused && (
        <p role="status">
          Your browser did not let us copy the link. It is selected now: press Ctrl+C, or copy it from the
          menu.
        </p>
      )}
      <div className={css.nav}>
        <Button variant="mission" onPress={() => download(calendarDownload(invite))}>
          Add to Calendar
        </Button>
        <Button variant="outline" onPress={() => void copyLink()}>
          Copy Meeting Link
        </Button>
        <ButtonLink href="/" variant="ghost">
          Done
        </ButtonLink>
      </div>
      <p className={css.calendarLinks}>
        <a href={googleCalendarLink(invite)} target="_blank" rel="noreferrer">
          Open in Google Calendar
        </a>
        <a href={outlookCalendarLink(invite)} target="_blank" rel="noreferrer">
          Open in Outlook on the web
        </a>
      </p>
    </div>
  )
}

function SummaryRow({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className={css.summaryRow}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.detail}>{children}</dd>
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
