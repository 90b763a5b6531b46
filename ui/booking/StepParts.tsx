import { type ReactNode, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../primitives/Button/Button.tsx'
import { Glyph } from '../primitives/Icon/Glyph.tsx'
import * as css from './BookingWizard.css.ts'
import { stepHeadingId } from './wizard-state.ts'

/** A step's heading, which `focusStep` focuses, with a note, the time that the step is about, and an action. */
export function StepHead({
  title,
  note,
  moment,
  action,
}: {
  title: string
  note?: string
  /** Read out with the heading, so that somebody who only tabs hears what is about to be booked, or is. */
  moment?: string
  action?: ReactNode
}) {
  const described = { note: note && `${stepHeadingId}-note`, moment: moment && `${stepHeadingId}-moment` }
  return (
    <div className={css.head}>
      <h2
        id={stepHeadingId}
        tabIndex={-1}
        className={css.heading}
        aria-describedby={[described.note, described.moment].filter(Boolean).join(' ') || undefined}
      >
        {title}
      </h2>
      {note && (
        <div className={action === undefined ? css.noteBox : css.noteRow}>
          <p id={described.note} className={css.note}>
            {note}
          </p>
          {action}
        </div>
      )}
      {moment && (
        <p id={described.moment} className={css.moment}>
          {moment}
        </p>
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

/** Replaces the static page's notes, which are for visitors, for as long as it is rendered. */
export function InPlaceOfNotes({ children }: { children?: ReactNode }) {
  const notes = document.querySelector<HTMLElement>('main aside:not([data-instead])')
  useLayoutEffect(() => {
    if (!notes) return
    notes.style.display = 'none'
    return () => {
      notes.style.display = ''
    }
  }, [notes])
  if (!children || !notes?.parentElement) return null
  return createPortal(
    <aside data-instead="" className={notes.className}>
      {children}
    </aside>,
    notes.parentElement,
  )
}

export function BackButton({
  children,
  isDisabled = false,
  onPress,
}: {
  children: string
  isDisabled?: boolean
  onPress: () => void
}) {
  return (
    <Button variant="outline" onPress={onPress} isDisabled={isDisabled}>
      <Glyph name="back" />
      {children}
    </Button>
  )
}

/** Without a detail, the row is left out. Two rows may have the same term. */
export type SummaryRow = readonly [term: string, detail: ReactNode]

/** Details as a description list. */
export function Summary({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className={css.summary}>
      {rows.map(
        ([term, detail], i) =>
          detail && (
            <div key={i} className={css.summaryRow}>
              <dt className={css.note}>{term}</dt>
              <dd className={css.detail}>{detail}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
