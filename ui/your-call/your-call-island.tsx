import { useAtomValue } from 'jotai'
import { createRoot } from 'react-dom/client'
import { formWords } from '../../content/form-words.ts'
import { wizardWords } from '../../content/scheduler-words.ts'
import { site } from '../../content/site.ts'
import {
  callStateWords,
  callWords,
  yourCallPageWords as pageWords,
  teamWords,
  changeWords as words,
} from '../../content/your-call-words.ts'
import { secretIn } from '../../data-access/booking.ts'
import type { Call } from '../../data-access/your-call.ts'
import { fillBlanks } from '../../supabase/functions/_shared/text.ts'
import { dayText, zoneLabel } from '../../supabase/functions/_shared/time/time-text.ts'
import { frame } from '../booking/BookingWizard.css.ts'
import { CallPage } from '../booking/CallPage.tsx'
import { isTeamAtom, keepTimesFresh, requestAtom, slotsAtom, takenTimesAtom } from '../booking/free-times.ts'
import { bothTimes } from '../booking/moments.ts'
import { BackButton, StepHead } from '../booking/StepParts.tsx'
import { WhenStep } from '../booking/WhenStep.tsx'
import { filled, IslandRoot } from '../island/island.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { CallView, ChooseTime } from './CallView.tsx'
import { CancelStep, ConfirmChange } from './ChangeSteps.tsx'
import { AboutPerson, RequestView, TeamCallView } from './TeamView.tsx'
import * as css from './your-call.css.ts'
import {
  beginYourCall,
  chooseDate,
  chooseTime,
  chooseZone,
  followHistory,
  goTo,
  type LookUp,
  loadCall,
  lookUpAtom,
  stepAtom,
} from './your-call-actions.ts'

export function mount(container: HTMLElement): void {
  beginYourCall()
  addEventListener('popstate', (event) => followHistory(event.state))
  // Another call's link was opened in this tab. Reloading drops this call's note and notice.
  addEventListener('hashchange', () => {
    if (secretIn(location.hash)) location.reload()
  })
  keepTimesFresh()
  createRoot(container).render(
    <IslandRoot>
      <YourCall />
    </IslandRoot>,
  )
}

/** Shows a booked call, and moves, cancels or rebooks it; or, for the team, a request. */
function YourCall() {
  const looked = useAtomValue(lookUpAtom)
  const isTeam = useAtomValue(isTeamAtom)
  const request = useAtomValue(requestAtom)
  if (looked.status === 'call') {
    const { call } = looked
    return (
      <CallPage {...headOf(call, isTeam)} notes={isTeam ? <AboutPerson call={call} /> : undefined}>
        <div className={frame}>
          {call.state === 'booked' && <DateCard call={call} />}
          <CallStepView call={call} />
        </div>
      </CallPage>
    )
  }
  if (request) {
    return (
      <CallPage title={`${request.firstName} ${request.lastName}`} text={teamWords.request} notes={null}>
        <div className={frame}>
          <RequestView request={request} />
        </div>
      </CallPage>
    )
  }
  return (
    <CallPage title={callStateWords.title} text={callStateWords.booked.text}>
      <div className={frame}>
        <Waiting looked={looked} />
      </div>
    </CallPage>
  )
}

function headOf({ state, missed, firstName, lastName }: Call, isTeam: boolean) {
  if (!isTeam) return { title: callStateWords.title, text: callStateWords[state].text }
  const { title, ...states } = callStateWords.team
  return {
    title: fillBlanks(title, { name: `${firstName} ${lastName}` }),
    text: fillBlanks(states[missed ? 'missed' : state].text, { name: firstName }),
  }
}

/** The date on the page's mosaic. The facts below say it, too, so screen readers skip it. */
const DateCard = ({ call: { date, time, timezone } }: { call: Call }) => (
  <div aria-hidden="true" className={css.datePlace}>
    <div className={css.dateCard}>
      <p className={css.dateTime}>{dayText(date, 'short')}</p>
      <p className={css.dateTime}>{time}</p>
      <p>{zoneLabel(timezone)}</p>
    </div>
  </div>
)

function CallStepView({ call }: { call: Call }) {
  const at = useAtomValue(stepAtom)
  const isTeam = useAtomValue(isTeamAtom)
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
              {at.step === 'time' ? wizardWords.toDates : words.toCall}
            </BackButton>
          }
        />
      )
    case 'confirm':
      return <ConfirmChange call={call} slot={at.slot} timeZone={at.timeZone} />
    case 'cancel':
      return <CancelStep call={call} />
    default:
      return isTeam ? <TeamCallView call={call} /> : <CallView call={call} />
  }
}

/** What most people want who move a call. Keeps its height, so that nothing moves when the times come. */
function SameDay({ call }: { call: Call }) {
  const isKnown = useAtomValue(takenTimesAtom).status === 'known'
  const slots = useAtomValue(slotsAtom)
  const isTeam = useAtomValue(isTeamAtom)
  const later = slots
    .filter(({ date, startsAt }) => date === call.date && startsAt > call.startsAt)
    .slice(0, 3)
  return (
    <div className={css.sameDay}>
      <p>{later.length > 0 || !isKnown ? callWords.sameDay : callWords.notSameDay}</p>
      <div className={css.buttons}>
        {later.map((slot) => (
          <Button key={slot.startsAt} variant="outline" size="small" onPress={() => chooseTime(slot)}>
            {isTeam ? bothTimes(slot) : slot.time}
          </Button>
        ))}
      </div>
    </div>
  )
}

function Waiting({ looked }: { looked: LookUp }) {
  if (looked.status === 'loading') return <p role="status">{pageWords.loading}</p>
  const isFailed = looked.status === 'failed'
  const notFound = isFailed && looked.problem.kind === 'no_such_call'
  if (isFailed && !notFound) {
    return (
      <div className={css.notes}>
        <StepHead title={pageWords.failed} note={looked.problem.message} />
        <div className={css.buttons}>
          <Button variant="default" onPress={() => void loadCall()}>
            {formWords.tryAgain}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className={css.notes}>
      <StepHead
        title={isFailed ? pageWords.notFound : pageWords.noLink.title}
        note={isFailed ? looked.problem.message : pageWords.noLink.text}
      />
      <p>{filled(pageWords.write, { email: <a href={`mailto:${site.email}`}>{site.email}</a> })}</p>
      <ChooseTime />
    </div>
  )
}
