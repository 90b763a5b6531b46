import * as css from './BookingWizard.css.ts'
import { stepHeadingId } from './wizard-state.ts'

/** A step's heading takes the focus when the step comes up. */
export function StepHead({ title, note }: { title: string; note?: string }) {
  return (
    <div className={css.head}>
      <h2
        id={stepHeadingId}
        tabIndex={-1}
        className={css.heading}
        aria-describedby={note ? `${stepHeadingId}-note` : undefined}
      >
        {title}
      </h2>
      {note && (
        <p id={`${stepHeadingId}-note`} className={css.note}>
          {note}
        </p>
      )}
    </div>
  )
}
