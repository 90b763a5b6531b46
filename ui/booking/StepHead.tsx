import type { ReactNode } from 'react'
import * as css from './BookingWizard.css.ts'
import { stepHeadingId } from './wizard-state.ts'

/** A step's heading, which `focusStep` focuses, with a note and an action. */
export function StepHead({ title, note, action }: { title: string; note?: string; action?: ReactNode }) {
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
        <div className={action === undefined ? css.noteBox : css.noteRow}>
          <p id={`${stepHeadingId}-note`} className={css.note}>
            {note}
          </p>
          {action}
        </div>
      )}
    </div>
  )
}
