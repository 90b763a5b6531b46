import type { RoutePath } from '../../content/routes.ts'
import { site } from '../../content/site.ts'
import { phoneLink } from '../../supabase/functions/_shared/contracts/person-fields.ts'
import { frame } from '../../ui/booking/BookingWizard.css.ts'
import { CallPage, teamWithoutScript } from '../schedule/CallPage.tsx'
import * as css from '../schedule/schedule.css.ts'

/**
 * The same static document for every call: the call's secret is in the URL fragment, which is not sent to the server.
 * The island replaces the content of the frame.
 */
export function Page({ path }: { path: RoutePath }) {
  const write = (
    <>
      <a href={`mailto:${site.email}?subject=${encodeURIComponent('My strategy call')}`}>{site.email}</a> or
      call <a href={phoneLink(site.phone)}>{site.phone}</a>
    </>
  )
  return (
    <CallPage path={path}>
      <div>
        <noscript>
          <style>{'[data-island=your-call]{display:none}'}</style>
          <div className={css.texts}>
            <h2>This page needs JavaScript</h2>
            <p>
              It’s turned off in your browser. Your call hasn’t changed. To move or cancel it, write to{' '}
              {write} and tell us which call it is and what works better for you. The meeting link is in your
              confirmation email.
            </p>
            {teamWithoutScript}
          </div>
        </noscript>
        <div className={css.callPlace} data-island="your-call">
          <div className={`${frame} ${css.texts}`}>
            <p role="status">Looking up your call…</p>
            <p>If nothing appears, reload the page or write to {write}.</p>
          </div>
        </div>
      </div>
    </CallPage>
  )
}
