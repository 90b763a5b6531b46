import type { ReactNode } from 'react'
import type { RoutePath } from '../../content/routes.ts'
import { scheduleNotes, schedulerPageWords } from '../../content/scheduler-words.ts'
import { pageContent } from '../../renderer/page-content.ts'
import { container } from '../../ui/layout/layout.css.ts'
import { Points } from '../../ui/sections/ListSections.tsx'
import * as css from './schedule.css.ts'

/** The team's links have their secret in the fragment, so without JavaScript they show what visitors get. */
export const teamWithoutScript = <p>{schedulerPageWords.noScript.team}</p>

/** The page of an island, with what happens on the call beside it. */
export function CallPage({ path, children }: { path: RoutePath; children: ReactNode }) {
  const { hero } = pageContent(path)
  return (
    <div className={`${container} ${css.page}`}>
      <div className={css.head}>
        <h1>{hero.title}</h1>
        <p className={css.lead}>{hero.text}</p>
      </div>
      <div className={css.main}>{children}</div>
      <aside aria-labelledby="call-heading" className={css.notes}>
        <h2 id="call-heading" className={css.notesHeading}>
          {scheduleNotes.heading}
        </h2>
        <Points items={scheduleNotes.points} />
        <p>{scheduleNotes.closing}</p>
      </aside>
    </div>
  )
}
