import { type ReactNode, useLayoutEffect } from 'react'
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

/** Replaces the title and the sentence at the top of the static page, for as long as it is rendered. */
export function PageHead({ title, sentence }: { title: string; sentence: string }) {
  useLayoutEffect(() => {
    const heading = document.querySelector('main h1')
    const elements = [heading, heading?.nextElementSibling]
    const write = (texts: readonly string[]) => {
      for (const [i, element] of elements.entries()) if (element) element.textContent = texts[i] ?? ''
    }
    const before = elements.map((element) => element?.textContent ?? '')
    write([title, sentence])
    return () => write(before)
  }, [title, sentence])
  return null
}
