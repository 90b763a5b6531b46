import { useAtomValue } from 'jotai'
import { flushSync } from 'react-dom'
import { whenStepWords, wizardWords } from '../../content/scheduler-words.ts'
import { readForm } from '../forms/form-fields.ts'
import { hydrateIsland } from '../island/island.tsx'
import * as css from './BookingWizard.css.ts'
import { ConfirmStep } from './ConfirmStep.tsx'
import { ContactStep } from './ContactStep.tsx'
import { Asked } from './ForPerson.tsx'
import { holderAtom, keepTimesFresh } from './free-times.ts'
import { StepIndicator } from './StepIndicator.tsx'
import { BackButton } from './StepParts.tsx'
import { SuccessScreen } from './SuccessScreen.tsx'
import { WhenStep } from './WhenStep.tsx'
import {
  beginWizard,
  chooseDate,
  chooseTime,
  chooseTimeZone,
  followHistory,
  goBack,
} from './wizard-actions.ts'
import { wizardPrefix, wizardStateAtom } from './wizard-state.ts'

/**
 * Hydrates the prerendered wizard and keeps the values in its fields.
 *
 * @returns whether the wizard was prefilled with the visitor's details
 */
export function mount(container: HTMLElement): boolean {
  const typed = readForm(formIn(container))
  addEventListener('popstate', (event) => followHistory(event.state))
  keepTimesFresh()
  hydrateIsland(container, wizardPrefix, <BookingWizard />)
  document.querySelector('[data-load-trouble]')?.setAttribute('hidden', '')
  // In the same task, before the browser handles the next key.
  return flushSync(() => beginWizard(formIn(container), typed))
}

const formIn = (container: HTMLElement) => container.querySelector('form') as HTMLFormElement

/** The booking wizard. Its first step is prerendered, so that hydration causes no layout shift. */
export function BookingWizard() {
  const state = useAtomValue(wizardStateAtom)
  const { role, request: asked } = useAtomValue(holderAtom)
  return (
    <div className={css.frame}>
      {state.step !== 'success' && asked && <Asked request={asked} />}
      {state.step !== 'success' && <StepIndicator current={state.step} />}
      {state.step === 'contact' && <ContactStep />}
      {(state.step === 'calendar' || state.step === 'time') && (
        <WhenStep
          date={state.step === 'time' ? state.date : undefined}
          onDate={chooseDate}
          onTime={chooseTime}
          onZone={chooseTimeZone}
          noneSuits={role === 'visitor' && <a href="/request-a-call">{whenStepWords.noneSuits}</a>}
          back={
            <BackButton onPress={goBack}>
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
