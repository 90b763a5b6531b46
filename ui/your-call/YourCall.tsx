import { useAtomValue } from 'jotai'
import { site } from '../../content/site.ts'
import { browserTimeZone } from '../../data-access/attribution.ts'
import { formatDate, formatTime } from '../../data-access/time-slots/format.ts'
import type { TimeSlot } from '../../data-access/time-slots/time-slot.ts'
import type { Call } from '../../data-access/your-call.ts'
import { BackButton } from '../booking/BackButton.tsx'
import { frame, note } from '../booking/BookingWizard.css.ts'
import { StepHead } from '../booking/StepHead.tsx'
import { WhenStep } from '../booking/WhenStep.tsx'
import { zoneLabel } from '../booking/zone-label.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { CallView } from './CallView.tsx'
import { ConfirmChange } from './ConfirmChange.tsx'
import { RequestView } from './RequestView.tsx'
import { SaveStep } from './SaveStep.tsx'
import * as css from './your-call.css.ts'
import {
  chooseDate,
  chooseTime,
  chooseZone,
  confirmAsk,
  confirmCancel,
  goTo,
  loadCall,
} from './your-call-actions.ts'
import { type Known, knownAtom, stepAtom } from './your-call-state.ts'

/** Shows a booked call, and moves, cancels or rebooks it. */
export function YourCall() {
  const known = useAtomValue(knownAtom)
  return (
    <div className={frame}>
      {known.status === 'known' && <CallStepView call={known.call} />}
      {known.status === 'request' && <RequestView request={known.request} secret={known.secret} />}
      {known.status !== 'known' && known.status !== 'request' && <Waiting known={known} />}
    </div>
  )
}

function CallStepView({ call }: { call: Call }) {
  const at = useAtomValue(stepAtom)
  switch (at.step) {
    case 'calendar':
    case 'time':
      return (
        <WhenStep
          date={at.step === 'time' ? at.date : undefined}
          onDate={chooseDate}
          onTime={chooseTime}
          onZone={chooseZone}
          {...(call.holder === 'team' && teamsView(call))}
          back={
            <BackButton onPress={() => goTo({ step: at.step === 'time' ? 'calendar' : 'call' })}>
              {at.step === 'time' ? 'Back to Date Selection' : 'Back to Your Call'}
            </BackButton>
          }
        />
      )
    case 'confirm':
      return <ConfirmChange call={call} slot={at.slot} timeZone={at.timeZone} />
    case 'cancel':
      return (
        <SaveStep
          call={call}
          title="Cancel the call?"
          note={`${formatDate(call.date)}, ${call.time}`}
          save="Cancel the Call"
          onSave={confirmCancel}
          back="Keep the Call"
          isCancel
        />
      )
    case 'ask':
      return (
        <SaveStep
          call={call}
          title={`Ask ${call.firstName} to choose another time?`}
          note={`We’ll email them a link. Until they choose, the call’s still on: ${formatDate(call.date)}, ${call.time}.`}
          save="Send the Email"
          onSave={confirmAsk}
          back="Back to the Call"
        />
      )
    default:
      return <CallView call={call} />
  }
}

/** For the team: times in the person's zone, each with the team's own time in parentheses. */
function teamsView(call: Call) {
  const here = browserTimeZone()
  return {
    zone: (
      <p className={note}>
        In {call.firstName}’s time, {zoneLabel(call.timezone)}; yours in parentheses.
      </p>
    ),
    labelOf: ({ time, startsAt }: TimeSlot) =>
      here && here !== call.timezone
        ? `${time} (${formatTime(startsAt, here)})`.replaceAll(/ (?=[AP]M)/g, '\u00a0')
        : time,
  }
}

function Waiting({ known }: { known: Exclude<Known, { status: 'known' | 'request' }> }) {
  if (known.status === 'loading') return <p role="status">Looking up your call…</p>
  const notFound = known.status === 'failed' && known.problem.kind === 'no_such_call'
  if (known.status === 'failed' && !notFound) {
    return (
      <div className={css.notes}>
        <StepHead title="We couldn’t look up your call" note={known.problem.message} />
        <div className={css.buttons}>
          <Button variant="default" onPress={() => void loadCall()}>
            Try Again
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className={css.notes}>
      <StepHead
        title={notFound ? 'We couldn’t find this call' : 'Open this page from your email'}
        note={
          notFound
            ? 'The link may be incomplete, or we’ve deleted the call’s details. The latest email about your call has a link that works.'
            : 'Open the link in your confirmation email or calendar event, and your call shows up here.'
        }
      />
      <p>
        You can always write to <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
      <div className={css.buttons}>
        <ButtonLink href="/schedule" variant="default">
          Choose a Time
        </ButtonLink>
      </div>
    </div>
  )
}
