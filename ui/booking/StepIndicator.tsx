import { stepWords } from '../../content/scheduler-words.ts'
import { filled, mark, open, leaf as shape } from '../paper/Mark/Mark.css.ts'
import { LeafPattern } from '../paper/Mark/Mark.tsx'
import * as css from './BookingWizard.css.ts'
import type { WizardStep } from './wizard-state.ts'

/** The step indicator (PRODUCT.md, "Scheduler"). */
const shownSteps = [
  { step: 'contact', leaf: 'amber' },
  { step: 'calendar', leaf: 'islamic' },
  { step: 'time', leaf: 'climate' },
  { step: 'confirm', leaf: 'nonprofit' },
] as const satisfies readonly { step: WizardStep; leaf: string }[]

/** The leaves of the mark, filled step by step; the confirmation shows it finished. */
export function StepIndicator({ current }: { current: WizardStep }) {
  const reached = shownSteps.findIndex(({ step }) => step === current)
  return (
    <ol role="list" aria-label={stepWords.steps} className={css.steps}>
      {shownSteps.map(({ step, leaf }, i) => (
        <li key={step} className={css.step} aria-current={i === reached ? 'step' : undefined}>
          <span
            aria-hidden="true"
            className={`${shape[leaf]} ${i <= reached ? filled[leaf] : open[leaf]} ${css.leaf}`}
          >
            {i < reached && <LeafPattern leaf={leaf} />}
          </span>
          <span>{stepWords[step]}</span>
        </li>
      ))}
    </ol>
  )
}

export const Mosaic = () => (
  <div className={css.mosaic}>
    <div className={mark}>
      {shownSteps.map(({ leaf }) => (
        <div key={leaf} className={`${shape[leaf]} ${filled[leaf]}`}>
          <LeafPattern leaf={leaf} />
        </div>
      ))}
    </div>
  </div>
)
