import { renderToString } from 'react-dom/server'
import { noScriptWords as noScript } from '../../content/scheduler-words.ts'
import { site } from '../../content/site.ts'
import { phoneLink } from '../../supabase/functions/_shared/contracts/links.ts'
import { BookingWizard } from '../../ui/booking/booking-island.tsx'
import { wizardPrefix } from '../../ui/booking/wizard-state.ts'
import { SiteForm } from '../../ui/forms/SiteForm.tsx'
import { filled, IslandRoot } from '../../ui/island/island.tsx'
import * as css from './schedule.css.ts'
import { teamWithoutScript, withoutSteps } from './without-script.tsx'

/** The wizard's first step, prerendered for the island to hydrate. */
const wizard = renderToString(
  <IslandRoot>
    <BookingWizard
      withoutScript={
        <>
          {withoutSteps}
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
        </>
      }
    />
  </IslandRoot>,
  { identifierPrefix: wizardPrefix },
)

/** Safe: our own markup, rendered above. */
export const Page = () => <div data-island="booking" dangerouslySetInnerHTML={{ __html: wizard }} />
