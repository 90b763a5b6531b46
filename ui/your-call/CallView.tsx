import { useAtom, useAtomValue } from 'jotai'
import { site } from '../../content/site.ts'
import { formatDate, offsetLabel } from '../../data-access/time-slots/format.ts'
import type { Call, Outcome } from '../../data-access/your-call.ts'
import { scheduleLink } from '../../supabase/functions/_shared/calls/schedule-link.ts'
import { personAtom } from '../booking/atoms.ts'
import * as wizard from '../booking/BookingWizard.css.ts'
import { CalendarActions } from '../booking/CalendarActions.tsx'
import { ComingCall } from '../booking/ComingCall.tsx'
import { MeetingLink } from '../booking/MeetingLink.tsx'
import { StepHead } from '../booking/StepHead.tsx'
import { Summary } from '../booking/Summary.tsx'
import { zoneLabel } from '../booking/zone-label.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { TextField } from '../primitives/TextField/TextField.tsx'
import { inYourTime } from './in-your-time.ts'
import * as css from './your-call.css.ts'
import { goTo, saveOutcome } from './your-call-actions.ts'
import { type Notice, noteAtom, noticeAtom, savingAtom } from './your-call-state.ts'

const notices: Record<Notice, string | { person: string; team: string }> = {
  outcome: 'Saved. You can correct it at any time.',
  moved: {
    person: 'Your call has a new time. We’ve emailed you the new calendar file.',
    team: 'The call has a new time. They get an email with the new calendar file.',
  },
  'booked-again': 'Your call’s booked again. We’ve emailed you the calendar file.',
  canceled: {
    person: 'Your call’s canceled. We’ve sent an email that takes it off your calendar.',
    team: 'The call’s canceled. They get an email that takes it off their calendar.',
  },
  asked: 'We’ve emailed them a link to choose another time. Until they do, the call’s still on.',
  elsewhere: {
    person: 'This call was changed in another window or by our team. Here’s how it stands now.',
    team: 'This call was changed in another window or by the person. Here’s how it stands now.',
  },
}

const titles = {
  booked: 'The call is booked',
  canceled: 'This call is canceled',
  over: 'This call has started or is over',
}

/** The call and its actions. */
export function CallView({ call }: { call: Call }) {
  const notice = useAtomValue(noticeAtom)
  const said = notice && notices[notice]
  const asked = call.state === 'booked' && call.asked && rescheduleRequest(call)
  const message = typeof said === 'object' ? said[call.holder] : said || asked
  const isTeams = call.holder === 'team'
  return (
    <div className={css.view}>
      <StepHead title={call.state === 'booked' && !isTeams ? 'Your call is booked' : titles[call.state]} />
      {message && (
        <p role="status" className={css.notice}>
          {message}
        </p>
      )}
      <CallTimes call={call} />
      {call.state === 'booked' && <Booked call={call} />}
      {call.state === 'canceled' && !isTeams && (
        <div className={css.buttons}>
          <Button variant="default" onPress={() => goTo({ step: 'calendar' })}>
            Book Again
          </Button>
        </div>
      )}
      {call.state === 'over' && isTeams && (
        <>
          <MeetingLink href={call.meetingLink} />
          <OutcomeForm call={call} />
        </>
      )}
      {isTeams && (call.state === 'canceled' || call.outcome === 'no_show') && <BookForThem call={call} />}
      {call.state === 'over' && !isTeams && (
        <>
          <p>
            Running late? The meeting’s still open at <a href={call.meetingLink}>its link</a>. Write to{' '}
            <a href={`mailto:${site.email}`}>{site.email}</a> if we missed each other.
          </p>
          <div className={css.buttons}>
            <ButtonLink href="/schedule" variant="default">
              Choose a Time
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  )
}

/** Says that the team has asked for another time. */
function rescheduleRequest({ holder, firstName, note }: Call): string {
  const asked =
    holder === 'team'
      ? `You’ve asked ${firstName} to choose another time.`
      : 'We’d like to move this call. Please choose another time; until you do, it’s still on.'
  return note ? `${asked} “${note}”` : asked
}

function CallTimes({ call }: { call: Call }) {
  const localTime = inYourTime(call)
  const stated = (detail: string) => (call.state === 'canceled' ? <s>{detail}</s> : detail)
  return (
    <Summary
      rows={[
        ['Date', stated(formatDate(call.date))],
        ['Time', stated(`${call.time}, ${zoneLabel(call.timezone)} (${offsetLabel(call)})`)],
        localTime !== undefined && ['In your time', stated(localTime)],
        ['Where', stated('Virtual Meeting')],
      ]}
    />
  )
}

/** For the team: how the call went. */
function OutcomeForm({ call }: { call: Call }) {
  const [note, setNote] = useAtom(noteAtom)
  const saving = useAtomValue(savingAtom)
  const outcomes: [Outcome, string][] = [
    ['done', 'It happened'],
    ['no_show', 'They didn’t show up'],
  ]
  return (
    <>
      {call.outcome && (
        <p>
          You said: {outcomes.find(([each]) => each === call.outcome)?.[1]}.
          {call.outcomeNote && ` “${call.outcomeNote}”`}
        </p>
      )}
      <TextField
        label="A note for your team (optional)"
        description="Only your team reads it."
        rows={3}
        maxLength={1000}
        value={note}
        onChange={setNote}
      />
      {saving.status === 'failed' && (
        <p role="alert" className={wizard.problem}>
          {saving.problem.message} Nothing has changed.
        </p>
      )}
      <div className={css.buttons}>
        {outcomes.map(([outcome, label]) => (
          <Button
            key={outcome}
            variant={outcome === 'done' ? 'default' : 'outline'}
            isDisabled={saving.status === 'busy'}
            onPress={() => void saveOutcome(outcome)}
          >
            {label}
          </Button>
        ))}
      </div>
    </>
  )
}

function Booked({ call }: { call: Call }) {
  return (
    <>
      <MeetingLink href={call.meetingLink} />
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
        <div data-messages="" />
      </div>
    </>
  )
}

/** For the team, after a call that was canceled or missed. */
function BookForThem({ call }: { call: Call }) {
  const { firstName, lastName, email, phone, organization, timezone, other } = call
  const secret = useAtomValue(personAtom)?.secret
  if (other) return <ComingCall firstName={firstName} call={other} />
  const person = { first_name: firstName, last_name: lastName, email, phone, organization, timezone }
  return (
    <div className={css.buttons}>
      <ButtonLink href={scheduleLink('', person, `#${secret}`)} variant="default">
        Book a Time for {firstName}
      </ButtonLink>
    </div>
  )
}
