import { Tile } from '../motifs/Tile.tsx'
import * as css from './BookingWizard.css.ts'
import { shownSteps, type WizardStep } from './wizard-state.ts'

/** The tiles of the mosaic, filled step by step; the confirmation shows it finished. */
export function StepIndicator({ current }: { current: WizardStep }) {
  const reached = shownSteps.findIndex(({ step }) => step === current)
  return (
    <ol role="list" aria-label="Steps" className={css.steps}>
      {shownSteps.map(({ step, label, theme }, i) => (
        <li
          key={step}
          className={i < reached ? css.stepDone : css.step}
          aria-current={i === reached ? 'step' : undefined}
        >
          {i > reached ? <span aria-hidden="true" className={css.stepToCome} /> : <Tile theme={theme} />}
          {label}
        </li>
      ))}
    </ol>
  )
}

/** The finished mosaic. */
export function Mosaic() {
  return (
    <div className={css.mosaic}>
      {shownSteps.map(({ step, theme }) => (
        <Tile key={step} theme={theme} />
      ))}
    </div>
  )
}
