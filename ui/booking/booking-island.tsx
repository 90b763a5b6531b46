import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import {
  schedulePageHead,
  successWords,
  whenStepWords,
  wizardWords,
  notLoadedWords as words,
} from '../../content/scheduler-words.ts'
import { site } from '../../content/site.ts'
import type { PersonRequest } from '../../data-access/person-request.ts'
import { fillBlanks } from '../../supabase/functions/_shared/text.ts'
import { readForm } from '../forms/form-fields.ts'
import { filled, hydrateIsland } from '../island/island.tsx'
import * as css from './BookingWizard.css.ts'
import { beginWizard } from './begin-wizard.ts'
import { CallPage } from './CallPage.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import { ContactStep } from './ContactStep.tsx'
import { askedHead, RequestFacts } from './ForPerson.tsx'
import { isTeamAtom, keepTimesFresh, requestAtom } from './free-times.ts'
import { StepIndicator } from './StepIndicator.tsx'
import { BackButton } from './StepParts.tsx'
import { SuccessScreen } from './SuccessScreen.tsx'
import { WhenStep } from './WhenStep.tsx'
import { chooseDate, chooseTime, chooseTimeZone, followHistory, goBack } from './wizard-actions.ts'
import { type WizardState, wizardPrefix, wizardStateAtom } from './wizard-state.ts'

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
  // In the same task, before the browser handles the next key.
  return flushSync(() => beginWizard(formIn(container), typed))
}

const formIn = (container: HTMLElement) => container.querySelector('form') as HTMLFormElement

/** The booking wizard. Its first step is prerendered, so that hydration causes no layout shift. */
export function BookingWizard({ withoutScript }: { withoutScript?: ReactNode }) {
  const state = useAtomValue(wizardStateAtom)
  const isTeam = useAtomValue(isTeamAtom)
  const request = useAtomValue(requestAtom)
  return (
    <CallPage {...headOf(state, isTeam, request)} notes={request ? null : undefined}>
      {/* React leaves what is in it as it was prerendered. */}
      <noscript>{withoutScript}</noscript>
      <div className={css.frame}>
        {state.step === 'contact' && request && (
          <div className={css.asked}>
            <RequestFacts request={request} />
          </div>
        )}
        {state.step !== 'success' && <StepIndicator current={state.step} />}
        {state.step === 'contact' && <ContactStep />}
        {(state.step === 'calendar' || state.step === 'time') && (
          <WhenStep
            date={state.step === 'time' ? state.date : undefined}
            onDate={chooseDate}
            onTime={chooseTime}
            onZone={chooseTimeZone}
            noneSuits={!isTeam && <a href="/request-a-call">{whenStepWords.noneSuits}</a>}
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
      {/* Shown by the page's script if the wizard cannot be loaded, and hidden once it is. */}
      <div data-load-trouble="" hidden role="alert" className={css.problem}>
        <p>{filled(words.text, { reload: <a href="/schedule">{words.reload}</a> })}</p>
        <p>{filled(words.write, { email: <a href={`mailto:${site.email}`}>{site.email}</a> })}</p>
      </div>
    </CallPage>
  )
}

function headOf(state: WizardState, isTeam: boolean, request: PersonRequest | undefined) {
  if (state.step === 'success') {
    const { title, text } = (isTeam ? successWords.team : successWords).page
    return { title: fillBlanks(title, { name: state.attendee.firstName }), text }
  }
  return request ? askedHead(request) : schedulePageHead
}
