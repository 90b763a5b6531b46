import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { site } from '../../content/site.ts'
import { formatDate, offsetLabel } from '../../data-access/time-slots/format.ts'
import type { Call } from '../../data-access/your-call.ts'
import { CalendarActions } from '../booking/CalendarActions.tsx'
import { MeetingLink } from '../booking/MeetingLink.tsx'
import { inYourTime, momentInZone, zoneLabel } from '../booking/moments.ts'
import { StepHead } from '../booking/StepHead.tsx'
import { Summary, type SummaryRow } from '../booking/Summary.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import * as css from './your-call.css.ts'
import { goTo, loadTeamView, saveOutcome } from './your-call-actions.ts'
import { type Notice, noticeAtom } from './your-call-state.ts'

const Afterward = lazy(async () => ({ default: (await loadTeamView()).Afterward }))

const notices: Record<Notice, string> = {
  outcome: 'Saved. You can correct it at any time.',
  moved: 'Your call has a new time. We’ve emailed you the new calendar file.',
  'booked-again': 'Your call’s booked again. We’ve emailed you the calendar file.',
  canceled: 'Your call’s canceled. We’ve sent an email that takes it off your calendar.',
  asked: 'We’ve emailed them a link to choose another time. Until they do, the call’s still on.',
  'day-closed': 'All calls of this day are canceled. Everybody gets your note, and a link to book again.',
  'day-open': 'The day’s open for new calls again.',
  corrected: 'We’ve sent everything again, to the new address.',
  elsewhere: 'This call was changed in another window or by our team. Here’s how it stands now.',
}

/** Where the words for the person would be wrong. */
const teamNotices: Partial<Record<Notice, string>> = {
  moved: 'The call has a new time. They get an email with the new calendar file.',
  canceled: 'The call’s canceled. They get an email that takes it off their calendar.',
  elsewhere: 'This call was changed in another window or by the person. Here’s how it stands now.',
}

const titles = {
  booked: 'The call is booked',
  canceled: 'This call is canceled',
  over: 'This call has started or is over',
}

export function CallView({ call }: { call: Call }) {
  const notice = useAtomValue(noticeAtom)
  const asked = call.state === 'booked' && call.asked && rescheduleRequest(call)
  const isTeams = call.holder === 'team'
  const message = notice ? { ...notices, ...(isTeams && teamNotices) }[notice] : asked
  return (
    <div className={css.view}>
      <StepHead title={call.state === 'booked' && !isTeams ? 'Your call is booked' : titles[call.state]} />
      {message && (
        <p role="status" className={css.notice}>
          {message}
        </p>
      )}
      <CallTimes call={call} />
      {(call.state === 'booked' || (call.state === 'over' && isTeams)) && (
        <MeetingLink href={call.meetingLink} />
      )}
      {call.state === 'booked' && <Booked call={call} />}
      {call.state === 'canceled' && !isTeams && (
        <div className={css.buttons}>
          <Button variant="default" onPress={() => goTo({ step: 'calendar' })}>
            Book Again
          </Button>
        </div>
      )}
      {call.state !== 'booked' && isTeams && (
        <Suspense>
          <Afterward call={call} onOutcome={saveOutcome} />
        </Suspense>
      )}
      {call.state === 'over' && !isTeams && (
        <>
          <p>
            Running late? The meeting’s still open at <a href={call.meetingLink}>its link</a>. Write to{' '}
            <a href={`mailto:${site.email}`}>{site.email}</a> if we missed each other.
          </p>
          <ChooseTime />
        </>
      )}
    </div>
  )
}

export const ChooseTime = () => (
  <div className={css.buttons}>
    <ButtonLink href="/schedule" variant="default">
      Choose a Time
    </ButtonLink>
  </div>
)

/** Says that the team has asked for another time. */
function rescheduleRequest({ holder, firstName, note }: Call): string {
  const asked =
    holder === 'team'
      ? `You’ve asked ${firstName} to choose another time.`
      : 'We’d like to move this call. Please choose another time; until you do, it’s still on.'
  return note ? `${asked} “${note}”` : asked
}

function CallTimes({ call }: { call: Call }) {
  const inYours = inYourTime(call)
  const when: SummaryRow[] =
    call.holder === 'team' && inYours
      ? [
          ['In your time', inYours],
          [`For ${call.firstName}`, momentInZone(call, call.timezone)],
        ]
      : [
          ['Date', formatDate(call.date)],
          ['Time', `${call.time}, ${zoneLabel(call.timezone)} (${offsetLabel(call)})`],
          ['In your time', inYours],
        ]
  return <Summary rows={[...when, ['Where', 'Virtual Meeting']]} />
}

function Booked({ call }: { call: Call }) {
  return (
    <>
      {call.holder === 'person' && <CalendarActions booking={call} attendee={call} />}
      <div className={css.buttons}>
        <Button
          variant={call.holder === 'team' ? 'default' : 'outline'}
          onPress={() => goTo({ step: 'calendar' })}
        >
          Choose Another Time
        </Button>
        {call.holder === 'team' && !call.asked && (
          <Button variant="outline" onPress={() => goTo({ step: 'ask' })}>
            Ask {call.firstName} to Choose
          </Button>
        )}
        <Button variant="outline" onPress={() => goTo({ step: 'cancel' })}>
          Cancel the Call
        </Button>
      </div>
    </>
  )
}
