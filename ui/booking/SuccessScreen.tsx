import type { Booking } from '../../data-access/booking.ts'
import { yourCallLink } from '../../data-access/call-secret.ts'
import { offsetLabel } from '../../data-access/time-slots/format.ts'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import * as css from './BookingWizard.css.ts'
import { CalendarActions } from './CalendarActions.tsx'
import { MeetingLink } from './MeetingLink.tsx'
import { shortMoment, zoneLabel } from './moments.ts'
import { PageHead, StepHead } from './StepHead.tsx'
import { Mosaic } from './StepIndicator.tsx'
import { Summary } from './Summary.tsx'
import type { Attendee } from './wizard-state.ts'

type Booked = { booking: Booking; attendee: Attendee; byTeam?: boolean }

export function SuccessScreen({ booking, attendee, byTeam = false }: Booked) {
  const zone = zoneLabel(booking.timezone)
  return (
    <div className={css.success}>
      <PageHead
        title={byTeam ? `Booked for ${attendee.firstName}` : 'Your Strategy Call'}
        sentence={byTeam ? 'They get the email with the link.' : 'We look forward to meeting you.'}
      />
      <div className={css.booked}>
        <div>
          <StepHead
            title="Booking Confirmed!"
            note={`${byTeam ? 'The' : 'Your'} strategy call has been scheduled`}
            moment={shortMoment(booking, booking.timezone)}
          />
        </div>
        <Mosaic />
      </div>
      <Summary
        rows={[
          [
            'Time zone',
            <span key="zone" className={css.badge}>
              {zone} ({offsetLabel(booking)})
            </span>,
          ],
          ['Where', 'Virtual Meeting'],
        ]}
      />
      <MeetingLink href={booking.meetingLink} />
      {byTeam ? (
        <p>To move or cancel it, use the link in the email to your team.</p>
      ) : (
        <>
          <CalendarActions booking={booking} attendee={attendee} />
          <p>
            {booking.callSecret ? (
              <>
                <a href={yourCallLink(booking.callSecret, '')}>Move or cancel the call</a>. The link is in
                your confirmation email, too.
              </>
            ) : (
              'To choose another time or to cancel, use the link in your confirmation email.'
            )}
          </p>
        </>
      )}
      <div>
        <ButtonLink href="/" variant="outline">
          Done
        </ButtonLink>
      </div>
    </div>
  )
}
