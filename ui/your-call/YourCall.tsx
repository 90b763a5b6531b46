import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { site } from '../../content/site.ts'
import type { Call } from '../../data-access/your-call.ts'
import { forPersonAtom, slotsAtom, takenTimesAtom } from '../booking/atoms.ts'
import { BackButton } from '../booking/BackButton.tsx'
import { frame } from '../booking/BookingWizard.css.ts'
import { momentInZone } from '../booking/moments.ts'
import { PageHead, StepHead } from '../booking/StepHead.tsx'
import { WhenStep } from '../booking/WhenStep.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { CallView, ChooseTime } from './CallView.tsx'
import { ConfirmChange, SaveStep } from './SaveStep.tsx'
import * as css from './your-call.css.ts'
import {
  chooseDate,
  chooseTime,
  chooseZone,
  confirmAsk,
  confirmCancel,
  confirmCancelDay,
  goTo,
  loadCall,
  loadTeamView,
  markAnswered,
} from './your-call-actions.ts'
import { type LookUp, lookUpAtom, stepAtom } from './your-call-state.ts'

const AboutPerson = lazy(async () => ({ default: (await loadTeamView()).AboutPerson }))
const RequestView = lazy(async () => ({ default: (await loadTeamView()).RequestView }))

/** Shows a booked call, and moves, cancels or rebooks it. */
export function YourCall() {
  const looked = useAtomValue(lookUpAtom)
  const request = useAtomValue(forPersonAtom)?.request
  return (
    <div className={frame}>
      {looked.status === 'call' && <CallStepView call={looked.call} />}
      <Suspense>
        {looked.status === 'call' &&
          (looked.call.holder === 'team' ? (
            <AboutPerson call={looked.call} />
          ) : (
            <PageHead title="Your Strategy Call" sentence={sentences[looked.call.state]} />
          ))}
        {request && <RequestView request={request} onAnswer={markAnswered} />}
      </Suspense>
      {looked.status !== 'call' && looked.status !== 'request' && <Waiting looked={looked} />}
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
          first={call.state === 'booked' && <SameDay call={call} />}
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
          onCancelDay={call.holder === 'team' ? confirmCancelDay : undefined}
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

/** What most people want who move a call. Keeps its height, so that nothing moves when the times come. */
function SameDay({ call }: { call: Call }) {
  const isLoading = useAtomValue(takenTimesAtom).status === 'loading'
  const slots = useAtomValue(slotsAtom)
  const later = slots
    .filter(({ date, startsAt }) => date === call.date && startsAt > call.startsAt)
    .slice(0, 3)
  return (
    <div className={css.sameDay}>
      <p>
        {later.length > 0 || isLoading ? 'Same day, a bit later:' : 'No later time is free on the same day.'}
      </p>
      <div className={css.buttons}>
        {later.map((slot) => (
          <Button key={slot.startsAt} variant="outline" size="small" onPress={() => chooseTime(slot)}>
            {slot.time}
          </Button>
        ))}
      </div>
    </div>
  )
}

function Waiting({ looked }: { looked: LookUp }) {
  if (looked.status === 'loading') return <p role="status">Looking up your call…</p>
  const notFound = looked.status === 'failed' && looked.problem.kind === 'no_such_call'
  if (looked.status === 'failed' && !notFound) {
    return (
      <div className={css.notes}>
        <StepHead title="We couldn’t open the call" note={looked.problem.message} />
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
