import { useAtomValue } from 'jotai'
import { successWords, termWords as terms } from '../../content/scheduler-words.ts'
import type { Booking } from '../../data-access/booking.ts'
import { yourCallLink } from '../../supabase/functions/_shared/contracts/links.ts'
import { offsetLabel, zoneLabel } from '../../supabase/functions/_shared/time/time-text.ts'
import { filled } from '../island/island.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import * as css from './BookingWizard.css.ts'
import { CalendarActions, MeetingLink } from './CallLinks.tsx'
import { isTeamAtom } from './free-times.ts'
import { inYourTime, shortMoment } from './moments.ts'
import { Mosaic } from './StepIndicator.tsx'
import { StepHead, Summary } from './StepParts.tsx'
import type { Attendee } from './wizard-state.ts'

export function SuccessScreen({ booking, attendee }: { booking: Booking; attendee: Attendee }) {
  const isTeam = useAtomValue(isTeamAtom)
  const zone = zoneLabel(booking.timezone)
  const words = { ...successWords, ...(isTeam && successWords.team) }
  return (
    <div className={css.success}>
      <div className={css.booked}>
        <div>
          <StepHead title={words.title} note={words.note} moment={shortMoment(booking, booking.timezone)} />
        </div>
        <Mosaic />
      </div>
      <Summary
        rows={[
          [
            terms.timeZone,
            <span key="zone" className={css.badge}>
              {`${zone} (${offsetLabel(booking)})`}
            </span>,
          ],
          [terms.inYourTime, isTeam && inYourTime(booking)],
          [terms.where, terms.place],
        ]}
      />
      {booking.isMailLate && <p className={css.empty}>{words.mailLater}</p>}
      <MeetingLink href={booking.meetingLink} />
      {isTeam ? (
        <p>{successWords.team.change}</p>
      ) : (
        <>
          <CalendarActions booking={booking} attendee={attendee} />
          <p>
            {booking.callSecret
              ? filled(successWords.change, {
                  link: <a href={yourCallLink(booking.callSecret, '')}>{successWords.changeLink}</a>,
                })
              : successWords.changeByMail}
          </p>
        </>
      )}
      <div>
        <ButtonLink href="/" variant="outline">
          {successWords.done}
        </ButtonLink>
      </div>
    </div>
  )
}
