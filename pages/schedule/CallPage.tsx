import type { ReactNode } from 'react'
import type { RoutePath } from '../../content/routes.ts'
import { scheduleNotes, schedulerPageWords } from '../../content/scheduler-words.ts'
import { pageContent } from '../../renderer/page-content.ts'
import { intro } from '../../ui/layout/layout.css.ts'
import { Sheet } from '../../ui/paper/Sheet/Sheet.tsx'
import { Points } from '../../ui/sections/ListSections.tsx'
import * as css from './schedule.css.ts'

/** The team's links have their secret in the fragment, so without JavaScript they show what visitors get. */
export const teamWithoutScript = <p>{schedulerPageWords.noScript.team}</p>

/** The page of an island, with what happens on the call beside it. */
export function CallPage({ path, children }: { path: RoutePath; children: ReactNode }) {
  const { hero } = pageContent(path)
  return (
    <div className={css.page}>
      <div className={css.main}>
        <h1>{hero.title}</h1>
        <p className={intro}>{hero.text}</p>
        {children}
      </div>
      <aside aria-labelledby="call-heading" className={css.notes}>
        <Sheet sheet={scheduleNotes.example} />
        <h2 id="call-heading" className={css.notesHeading}>
          {scheduleNotes.heading}
        </h2>
        <Points items={scheduleNotes.points} />
        <p>{scheduleNotes.closing}</p>
      </aside>
    </div>
  )
}
