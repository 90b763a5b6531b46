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
        in the email we just sent you and press the button to book it. The link’s good for one hour.
      </p>
      <p>Got an email from us in the last hour already? Its link works for this call, too.</p>
      <div className={css.buttons}>
        <ButtonLink href="/contact" variant="outline">
          I Didn’t Get an Email
        </ButtonLink>
        <ButtonLink href="/" variant="ghost">
          Done
        </ButtonLink>
      </div>
    </div>
  )
}
