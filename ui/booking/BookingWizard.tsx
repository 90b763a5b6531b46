import { useAtomValue } from 'jotai'
import { needsRequestAtom, requestStepAtom, teamAtom, wizardStateAtom } from './atoms.ts'
import { BackButton } from './BackButton.tsx'
import * as css from './BookingWizard.css.ts'
import { ConfirmStep } from './ConfirmStep.tsx'
import { ContactStep } from './ContactStep.tsx'
import { StepIndicator } from './StepIndicator.tsx'
import { SuccessScreen } from './SuccessScreen.tsx'
import { WhenStep } from './WhenStep.tsx'
import { chooseDate, chooseTime, chooseTimeZone, editContact } from './wizard-actions.ts'
import { goBack } from './wizard-steps.ts'

/** The booking wizard. Its first step is prerendered, so that hydration causes no layout shift. */
export function BookingWizard() {
  const state = useAtomValue(wizardStateAtom)
  const request = useAtomValue(requestStepAtom)
  const needsRequest = useAtomValue(needsRequestAtom)
  const team = useAtomValue(teamAtom)
  if (request && needsRequest) return <request.RequestStep onContact={editContact} onZone={chooseTimeZone} />
  return (
    <div className={css.frame}>
      {state.step !== 'success' && team?.request && <team.views.Asked request={team.request} />}
      {state.step !== 'success' && <StepIndicator current={state.step} />}
      {state.step === 'form' && <ContactStep />}
      {(state.step === 'calendar' || state.step === 'time') && (
        <WhenStep
          date={state.step === 'time' ? state.date : undefined}
          onDate={chooseDate}
          onTime={chooseTime}
          onZone={chooseTimeZone}
          back={
            <BackButton onPress={goBack}>
              {state.step === 'time' ? 'Back to Date Selection' : 'Back to Contact Information'}
            </BackButton>
          }
        />
      )}
      {state.step === 'confirm' && <ConfirmStep slot={state.slot} timeZone={state.timeZone} />}
      {state.step === 'success' && <SuccessScreen {...state} />}
    </div>
  )
}
