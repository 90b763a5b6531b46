import { useState } from 'react'
import type { Booking } from '../../data-access/booking.ts'
import { yourCallLink } from '../../data-access/call-secret.ts'
import { formatDate, offsetLabel } from '../../data-access/time-slots/format.ts'
import { shortZone } from '../../supabase/functions/_shared/time/zone-name.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { showToast } from '../primitives/Toast/show-toast.ts'
import * as css from './BookingWizard.css.ts'
import { CalendarActions } from './CalendarActions.tsx'
import { StepHead } from './StepHead.tsx'
import { Mosaic } from './StepIndicator.tsx'
import { Summary } from './Summary.tsx'
import type { Attendee } from './wizard-state.ts'
import { zoneLabel } from './zone-label.ts'

export function SuccessScreen({ booking, attendee }: { booking: Booking; attendee: Attendee }) {
  const [clipboardRefused, setClipboardRefused] = useState(false)

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(booking.meetingLink)
      showToast({ title: 'Meeting link copied!', tone: 'neutral' })
    } catch {
      // Without clipboard access, select the link for the visitor to copy.
      setClipboardRefused(true)
      const link = document.getElementById('meeting-link')
      if (link) getSelection()?.selectAllChildren(link)
    }
  }

  return (
    <div className={css.success}>
      <div className={css.booked}>
        <Mosaic />
        <div>
          <StepHead title="Booking Confirmed!" note="Your strategy call has been scheduled" />
          <p className={css.moment}>
            {formatDate(booking.date, 'short')}, {booking.time.replace(' ', '\u00a0')}{' '}
            {shortZone(zoneLabel(booking.timezone))}
          </p>
        </div>
      </div>
      <Summary
        rows={[
          ['Date', formatDate(booking.date)],
          [
            'Time',
            <>
              {booking.time}{' '}
              <span className={css.badge}>
                {zoneLabel(booking.timezone)} ({offsetLabel(booking)})
              </span>
            </>,
          ],
          ['Where', 'Virtual Meeting'],
        ]}
      />
      <p className={css.linkBox}>
        <a id="meeting-link" href={booking.meetingLink}>
          {booking.meetingLink}
        </a>
        <Button variant="outline" size="small" onPress={() => void copyLink()}>
          Copy Meeting Link
        </Button>
      </p>
      {clipboardRefused && (
        <p role="status">
          Your browser didn’t let us copy the link. It’s selected now, so you can copy it yourself.
        </p>
      )}
      <CalendarActions booking={booking} attendee={attendee} />
      {booking.callSecret ? (
        <p>
          <a href={yourCallLink(booking.callSecret, '')}>Move or cancel the call</a>. The link is in your
          confirmation email, too.
        </p>
      ) : (
        <p>To choose another time or to cancel, use the link in your confirmation email.</p>
      )}
      <div className={css.buttons}>
        <ButtonLink href="/" variant="ghost">
          Done
        </ButtonLink>
      </div>
    </div>
  )
}
