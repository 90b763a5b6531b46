import type { RoutePath } from '../../content/routes.ts'
import { site } from '../../content/site.ts'
import { pageContent } from '../../renderer/page-content.ts'
import { frame, withNotes } from '../../ui/booking/BookingWizard.css.ts'
import { CallNotes } from '../../ui/booking/CallNotes.tsx'
import { container, intro } from '../../ui/layout/layout.css.ts'
import { head, page, withoutScript } from '../schedule/schedule.css.ts'
import * as css from './your-call.css.ts'

/**
 * The same static document for every call: the call's secret is in the URL fragment, which is not sent to the server.
 * The island replaces the content of the frame.
 */
export function Page({ path }: { path: RoutePath }) {
  const { hero } = pageContent(path)
  const write = (
    <>
      <a href={`mailto:${site.email}?subject=${encodeURIComponent('My strategy call')}`}>{site.email}</a> or
      call <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>{site.phone}</a>
    </>
  )
  return (
    <div className={`${container} ${page}`}>
      <div className={head}>
        <h1>{hero.title}</h1>
        <p className={intro}>{hero.text}</p>
      </div>
      <noscript>
        <style>{'[data-island=your-call]{display:none}'}</style>
        <div className={withoutScript}>
          <h2>Change your call by email or phone</h2>
          <p>
            Changing a call here needs JavaScript, which is turned off in your browser. Your call hasn’t
            changed. Write to {write} and tell us which call it is and what works better for you. The meeting
            link is in your confirmation email.
          </p>
        </div>
      </noscript>
      <div className={withNotes}>
        <div className={css.place} data-island="your-call">
          <div className={`${frame} ${css.waiting}`}>
            <p role="status">Looking up your call…</p>
            <p>If nothing appears, reload the page or write to {write}.</p>
          </div>
        </div>
        <CallNotes />
      </div>
    </div>
  )
}
