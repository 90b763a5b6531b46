import { stepWords } from '../../content/scheduler-words.ts'
import { pattern, tile } from '../motifs/Pattern.css.ts'
import { contours, girihTile, growthArcs, threads } from '../motifs/patterns.ts'
import * as css from './BookingWizard.css.ts'
import type { WizardStep } from './wizard-state.ts'

/** The step indicator (PRODUCT.md, "Scheduler"). */
const shownSteps = [
  { step: 'contact', ground: 'nonprofit' },
  { step: 'calendar', ground: 'islamic' },
  { step: 'time', ground: 'climate' },
  { step: 'confirm', ground: 'amber' },
] as const satisfies readonly { step: WizardStep; ground: string }[]

const side = 56
const paths = {
  amber: growthArcs(side, 4),
  nonprofit: threads(side, side, 5),
  islamic: [girihTile(side)],
  climate: contours(side, side, 4),
}

/** One square of the mosaic. Decorative: hidden from screen readers. */
function Tile({ ground }: { ground: keyof typeof paths }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${side} ${side}`} className={`${pattern} ${tile[ground]}`}>
      {paths[ground].map((path) => (
        <path key={path} d={path} pathLength="1" />
      ))}
    </svg>
  )
}

/** The tiles of the mosaic, filled step by step; the confirmation shows it finished. */
export function StepIndicator({ current }: { current: WizardStep }) {
  const reached = shownSteps.findIndex(({ step }) => step === current)
  return (
    <ol role="list" aria-label={stepWords.steps} className={css.steps}>
      {shownSteps.map(({ step, ground }, i) => (
        <li
          key={step}
          className={i < reached ? css.stepDone : css.step}
          aria-current={i === reached ? 'step' : undefined}
        >
          {i > reached ? <span aria-hidden="true" className={css.stepToCome} /> : <Tile ground={ground} />}
          <span>{stepWords[step]}</span>
        </li>
      ))}
    </ol>
  )
}

export function Mosaic() {
  return (
    <div className={css.mosaic}>
      {shownSteps.map(({ step, ground }) => (
        <Tile key={step} ground={ground} />
      ))}
    </div>
  )
}
