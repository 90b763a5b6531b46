import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { whenStepWords, wizardWords } from '../../content/scheduler-words.ts'
import * as css from './BookingWizard.css.ts'
import { ConfirmStep } from './ConfirmStep.tsx'
import { ContactStep } from './ContactStep.tsx'
import { forPersonAtom, teamSecretAtom } from './free-times.ts'
import { StepIndicator } from './StepIndicator.tsx'
import { BackButton } from './StepParts.tsx'
import { SuccessScreen } from './SuccessScreen.tsx'
import { WhenStep } from './WhenStep.tsx'
import { chooseDate, chooseTime, chooseTimeZone, goBack } from './wizard-actions.ts'
import { wizardStateAtom } from './wizard-state.ts'

/** Only the team's link to a person's request needs it. */
const Asked = lazy(async () => ({ default: (await import('./ForPerson.tsx')).Asked }))

/** The booking wizard. Its first step is prerendered, so that hydration causes no layout shift. */
export function BookingWizard() {
  const state = useAtomValue(wizardStateAtom)
  const asked = useAtomValue(forPersonAtom)?.request
  const isTeam = useAtomValue(teamSecretAtom) !== ''
  return (
    <div className={css.frame}>
      {state.step !== 'success' && asked && (
        <Suspense>
          <Asked request={asked} />
        </Suspense>
      )}
      {state.step !== 'success' && <StepIndicator current={state.step} />}
      {state.step === 'form' && <ContactStep />}
      {(state.step === 'calendar' || state.step === 'time') && (
        <WhenStep
          date={state.step === 'time' ? state.date : undefined}
          onDate={chooseDate}
          onTime={chooseTime}
          onZone={chooseTimeZone}
          noneSuits={!isTeam && <a href="/request-a-call">{whenStepWords.noneSuits}</a>}
          back={
            <BackButton onClick={goBack}>
              {state.step === 'time' ? wizardWords.toDates : wizardWords.toContact}
            </BackButton>
          }
        />
      )}
      {state.step === 'confirm' && <ConfirmStep slot={state.slot} timeZone={state.timeZone} />}
      {state.step === 'success' && <SuccessScreen {...state} />}
    </div>
  )
}
