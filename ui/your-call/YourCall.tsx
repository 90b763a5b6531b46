import { useAtomValue } from 'jotai'
import { site } from '../../content/site.ts'
import type { Call } from '../../data-access/your-call.ts'
import { teamAtom } from '../booking/atoms.ts'
import { BackButton } from '../booking/BackButton.tsx'
import { frame } from '../booking/BookingWizard.css.ts'
import { PageHead, StepHead } from '../booking/StepHead.tsx'
import { WhenStep } from '../booking/WhenStep.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { CallView, ChooseTime } from './CallView.tsx'
import { momentInZone } from './in-your-time.ts'
import { ConfirmChange, SaveStep } from './SaveStep.tsx'
import * as css from './your-call.css.ts'
import {
  chooseDate,
  chooseTime,
  chooseZone,
  confirmAsk,
  confirmCancel,
  goTo,
  loadCall,
  markAnswered,
} from './your-call-actions.ts'
import { type Known, knownAtom, stepAtom } from './your-call-state.ts'

/** Shows a booked call, and moves, cancels or rebooks it. */
export function YourCall() {
  const known = useAtomValue(knownAtom)
  const team = useAtomValue(teamAtom)
  return (
    <div className={frame}>
      {known.status === 'known' && <CallStepView call={known.call} />}
      {known.status === 'known' &&
        (team ? (
          <team.views.AboutPerson call={known.call} />
        ) : (
          <PageHead title="Your Strategy Call" sentence={sentences[known.call.state]} />
        ))}
      {team?.request && <team.views.RequestView request={team.request} onAnswer={markAnswered} />}
      {known.status !== 'known' && known.status !== 'request' && <Waiting known={known} />}
    </div>
  )
}

const sentences = {
  booked: 'Move it or cancel it. You don’t need an account.',
  canceled: 'It’s canceled. You can book it again here.',
  over: 'If we missed each other, choose another time.',
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
          back={
            <BackButton onPress={() => goTo({ step: at.step === 'time' ? 'calendar' : 'call' })}>
              {at.step === 'time' ? 'Back to Date Selection' : 'Back to the Call'}
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
          note={momentInZone(call, call.timezone)}
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
          note={`We’ll email them a link. Until they choose, the call’s still on: ${momentInZone(call, call.timezone)}.`}
          save="Send the Email"
          onSave={confirmAsk}
          back="Back to the Call"
        />
      )
    default:
      return <CallView call={call} />
  }
}

function Waiting({ known }: { known: Known }) {
  if (known.status === 'loading') return <p role="status">Looking up your call…</p>
  const notFound = known.status === 'failed' && known.problem.kind === 'no_such_call'
  if (known.status === 'failed' && !notFound) {
    return (
      <div className={css.notes}>
        <StepHead title="We couldn’t open the call" note={known.problem.message} />
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
      <ChooseTime />
    </div>
  )
}
