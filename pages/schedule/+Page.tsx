import { renderToString } from 'react-dom/server'
import type { RoutePath } from '../../content/routes.ts'
import { site } from '../../content/site.ts'
import { pageContent } from '../../renderer/page-content.ts'
import { withNotes } from '../../ui/booking/BookingWizard.css.ts'
import { BookingWizard } from '../../ui/booking/BookingWizard.tsx'
import { CallNotes } from '../../ui/booking/CallNotes.tsx'
import { LoadTrouble } from '../../ui/booking/LoadTrouble.tsx'
import { wizardPrefix } from '../../ui/booking/wizard-state.ts'
import { CallRequestForm, CallZoneSelect } from '../../ui/forms/CallRequestForm.tsx'
import { IslandRoot } from '../../ui/island/IslandRoot.tsx'
import { container, intro } from '../../ui/layout/layout.css.ts'
import * as css from './schedule.css.ts'

/** The wizard's first step, prerendered for the island to hydrate. */
const wizard = renderToString(
  <IslandRoot>
    <BookingWizard />
  </IslandRoot>,
  { identifierPrefix: wizardPrefix },
)

export function Page({ path }: { path: RoutePath }) {
  const { hero } = pageContent(path)
  return (
    <div className={`${container} ${css.page}`}>
      <div className={css.head}>
        <h1>{hero.title}</h1>
        <p className={intro}>{hero.text}</p>
      </div>
      <div className={withNotes}>
        <div>
          <noscript>
            {/* The media query `scripting` is not supported in older browsers. */}
            <style>{'[data-island=booking]{display:none}'}</style>
            <div className={css.withoutScript}>
              <h2>Choose a day, and we’ll email you a time</h2>
              <p>
                Choosing an exact time needs JavaScript, which is turned off in your browser. You can also
                call <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>{site.phone}</a>, write to{' '}
                <a href={`mailto:${site.email}?subject=${encodeURIComponent('Strategy call')}`}>
                  {site.email}
                </a>
                , or <a href="/strategy-call">tell us about your work first</a>.
              </p>
              <CallRequestForm id="request" zone={<CallZoneSelect />} />
            </div>
          </noscript>
          {/* Safe: our own markup, rendered above. */}
          <div data-island="booking" dangerouslySetInnerHTML={{ __html: wizard }} />
          <LoadTrouble />
        </div>
        <CallNotes />
      </div>
    </div>
  )
}
