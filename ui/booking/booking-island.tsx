import { useAtomValue } from 'jotai'
import { Component, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { formWords } from '../../content/form-words.ts'
import { wizardWords } from '../../content/scheduler-words.ts'
import { site } from '../../content/site.ts'
import { dayText } from '../../supabase/functions/_shared/time/time-text.ts'
import { readForm } from '../forms/form-draft.ts'
import { filled, hydrateIsland } from '../island/island.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import * as css from './BookingWizard.css.ts'
import { BookingWizard } from './BookingWizard.tsx'
import { keepTimesFresh } from './free-times.ts'
import { beginWizard, followHistory } from './wizard-actions.ts'
import { wizardPrefix, wizardStateAtom } from './wizard-state.ts'

/**
 * Hydrates the prerendered wizard and keeps the values in its fields.
 *
 * @returns whether the wizard was prefilled with the visitor's details
 */
export function mount(container: HTMLElement): boolean {
  const form = container.querySelector('form') as HTMLFormElement
  const typed = readForm(form)
  addEventListener('popstate', (event) => followHistory(event.state))
  keepTimesFresh()
  hydrateIsland(
    container,
    wizardPrefix,
    <WizardBoundary>
      <BookingWizard />
    </WizardBoundary>,
  )
  document.querySelector('[data-load-trouble]')?.remove()
  // In the same task, before the browser handles the next key.
  return flushSync(() => beginWizard(form, typed))
}

/** The error boundary's fallback: what is booked already, and how to continue. */
function WizardTrouble({ tryAgain }: { tryAgain: () => void }) {
  const state = useAtomValue(wizardStateAtom)
  const words = wizardWords.trouble
  return (
    <div role="alert" className={`${css.frame} ${css.trouble}`}>
      {state.step === 'success' ? (
        <p>
          {filled(words.booked, {
            date: dateOf(state.booking.date),
            time: state.booking.time,
            link: <a href={state.booking.meetingLink}>{state.booking.meetingLink}</a>,
          })}
        </p>
      ) : (
        <p>{words.notBooked}</p>
      )}
      <p>{filled(words.write, { email: <a href={`mailto:${site.email}`}>{site.email}</a> })}</p>
      <Button variant="default" size="small" onClick={tryAgain}>
        {formWords.tryAgain}
      </Button>
    </div>
  )
}

/** Formats the date, or returns it as is if formatting caused the error. */
function dateOf(date: string): string {
  try {
    return dayText(date)
  } catch {
    return date
  }
}

/** An error boundary: without it, React would remove the wizard. What was typed is kept in the store. */
class WizardBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return <WizardTrouble tryAgain={() => this.setState({ failed: false })} />
  }
}
