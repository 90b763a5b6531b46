import type { ReactNode } from 'react'
import { scheduleNotes } from '../../content/scheduler-words.ts'
import { container } from '../layout/layout.css.ts'
import { Points } from '../sections/ListSections.tsx'
import * as css from './CallPage.css.ts'

/** The page of a call that is booked or will be: its head, the steps, and notes beside them. */
export function CallPage({
  title,
  text,
  notes = <CallNotes />,
  children,
}: {
  title: string
  text: string
  /** By default for visitors: what happens on the call. */
  notes?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={`${container} ${css.page}`}>
      <div className={css.head}>
        <h1>{title}</h1>
        <p className={css.lead}>{text}</p>
      </div>
      <div className={css.main}>{children}</div>
      {notes && <aside className={css.notes}>{notes}</aside>}
    </div>
  )
}

const CallNotes = () => (
  <>
    <h2 className={css.notesHeading}>{scheduleNotes.heading}</h2>
    <Points items={scheduleNotes.points} />
    <p>
      <a href={scheduleNotes.sample.to} className={css.sample}>
        {scheduleNotes.sample.label}
      </a>
    </p>
    <p>{scheduleNotes.closing}</p>
  </>
)
