import * as css from './BookingWizard.css.ts'
import { shownSteps, type WizardStep } from './wizard-state.ts'

export function StepIndicator({ current }: { current: WizardStep }) {
  const reached = shownSteps.findIndex(({ step }) => step === current)
  return (
    <ol role="list" aria-label="Steps" className={css.steps}>
      {shownSteps.map(({ step, label }, i) => (
        <li
          key={step}
          className={css.step}
          data-reached={i <= reached}
          aria-current={i === reached ? 'step' : undefined}
        >
          {label}
        </li>
      ))}
    </ol>
  )
}
