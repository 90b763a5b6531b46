import type { Booking } from '../../data-access/booking.ts'
import { formatDate } from '../../data-access/time-slots/format.ts'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import * as css from './BookingWizard.css.ts'
import { StepHead } from './StepHead.tsx'
import { zoneLabel } from './zone-label.ts'

/** Shown after a booking that has to be confirmed by email. */
export function HeldScreen({ booking }: { booking: Booking }) {
  return (
    <div className={css.success}>
      <StepHead title="One more step" note="Please confirm your call by email" />
      <p>
        You chose {formatDate(booking.date)} at {booking.time}, {zoneLabel(booking.timezone)}. Open the link
        in the email we just sent you within an hour, and press the button there to book it.
      </p>
      <p>If you asked for a call in the last hour, the link in that email opens this one, too.</p>
      <div className={css.buttons}>
        <ButtonLink href="/contact" variant="outline">
          I didn’t get an email
        </ButtonLink>
        <ButtonLink href="/" variant="ghost">
          Done
        </ButtonLink>
      </div>
    </div>
  )
}
