import { renderToString } from 'react-dom/server'
import type { RoutePath } from '../../content/routes.ts'
import { schedulerPageWords } from '../../content/scheduler-words.ts'
import { site } from '../../content/site.ts'
import { phoneLink } from '../../supabase/functions/_shared/contracts/links.ts'
import { problem } from '../../ui/booking/BookingWizard.css.ts'
import { BookingWizard } from '../../ui/booking/booking-island.tsx'
import { wizardPrefix } from '../../ui/booking/wizard-state.ts'
import { SiteForm } from '../../ui/forms/SiteForm.tsx'
import { filled, IslandRoot } from '../../ui/island/island.tsx'
import { CallPage, teamWithoutScript } from './CallPage.tsx'
import * as css from './schedule.css.ts'

const { noScript, notLoaded } = schedulerPageWords

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
            <h2>{noScript.title}</h2>
            <p>
              {filled(noScript.text, {
                phone: <a href={phoneLink(site.phone)}>{site.phone}</a>,
                email: (
                  <a href={`mailto:${site.email}?subject=${encodeURIComponent(noScript.mailSubject)}`}>
                    {site.email}
                  </a>
                ),
                form: <a href="/strategy-call">{noScript.form}</a>,
              })}
            </p>
            <SiteForm name="call-request" id="request" />
            {teamWithoutScript}
          </div>
        </noscript>
        {/* Safe: our own markup, rendered above. */}
        <div data-island="booking" dangerouslySetInnerHTML={{ __html: wizard }} />
        {/* Shown if the wizard cannot be loaded, or fails. */}
        <div data-load-trouble="" hidden role="alert" className={problem}>
          <p>{filled(notLoaded.text, { reload: <a href="/schedule">{notLoaded.reload}</a> })}</p>
          <p>{filled(notLoaded.write, { email: <a href={`mailto:${site.email}`}>{site.email}</a> })}</p>
        </div>
      </div>
    </CallPage>
  )
}
