import { renderToString } from 'react-dom/server'
import type { RoutePath } from '../../content/routes.ts'
import { site } from '../../content/site.ts'
import { phoneLink } from '../../supabase/functions/_shared/contracts/person-fields.ts'
import { problem } from '../../ui/booking/BookingWizard.css.ts'
import { BookingWizard } from '../../ui/booking/BookingWizard.tsx'
import { wizardPrefix } from '../../ui/booking/wizard-state.ts'
import { SiteForm } from '../../ui/forms/SiteForm.tsx'
import { IslandRoot } from '../../ui/island/IslandRoot.tsx'
import { CallPage, teamWithoutScript } from './CallPage.tsx'
import * as css from './schedule.css.ts'

/** The wizard's first step, prerendered for the island to hydrate. */
const wizard = renderToString(
  <IslandRoot>
    <BookingWizard />
  </IslandRoot>,
  { identifierPrefix: wizardPrefix },
)

export function Page({ path }: { path: RoutePath }) {
  return (
    <CallPage path={path}>
      <div>
        <noscript>
          {/* The media query `scripting` is not supported in older browsers. */}
          <style>{'[data-island=booking]{display:none}'}</style>
          <div className={css.texts}>
            <h2>Choose a day, and we’ll email you a time</h2>
            <p>
              Choosing an exact time needs JavaScript, which is turned off in your browser. You can also call{' '}
              <a href={phoneLink(site.phone)}>{site.phone}</a>, write to{' '}
              <a href={`mailto:${site.email}?subject=${encodeURIComponent('Strategy call')}`}>{site.email}</a>
              , or <a href="/strategy-call">tell us about your work first</a>.
            </p>
            <SiteForm name="call-request" id="request" />
            {teamWithoutScript}
          </div>
        </noscript>
        {/* Safe: our own markup, rendered above. */}
        <div data-island="booking" dangerouslySetInnerHTML={{ __html: wizard }} />
        {/* Shown by the page script if the wizard cannot be loaded. */}
        <div data-load-trouble="" hidden role="alert" className={problem}>
          <p>
            We couldn’t load the next step. Nothing you typed is lost: check your connection and press
            Continue again. If that doesn’t help, <a href="/schedule">reload this page</a>.
          </p>
          <p>
            Or write to us, and we’ll find a time together: <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
        </div>
      </div>
    </CallPage>
  )
}
