import { Provider } from 'jotai'
import { renderToString } from 'react-dom/server'
import type { RoutePath } from '../../content/routes.ts'
import { scheduleNotes } from '../../content/schedule-notes.ts'
import { site } from '../../content/site.ts'
import { pageContent } from '../../renderer/page-content.ts'
import { BookingWizard } from '../../ui/booking/BookingWizard.tsx'
import { store } from '../../ui/island/store.ts'
import { container, intro } from '../../ui/layout/layout.css.ts'
import { Points } from '../../ui/sections/Points.tsx'
import * as css from './schedule.css.ts'

/** The wizard's first step, prerendered as markup that the island takes over. */
const wizard = renderToString(
  <Provider store={store}>
    <BookingWizard />
  </Provider>,
  { identifierPrefix: 'booking' },
)

export function Page({ path }: { path: RoutePath }) {
  const { hero } = pageContent(path)
  return (
    <div className={`${container} ${css.page}`}>
      <div className={css.head}>
        <h1>{hero.title}</h1>
        <p className={intro}>{hero.lead}</p>
      </div>
      <noscript>
        <div className={css.withoutScript}>
          <h2>Book by phone or e-mail</h2>
          <p>
            Choosing a time here needs JavaScript, which is switched off in your browser. Call{' '}
            <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>{site.phone}</a> or write to{' '}
            <a href={`mailto:${site.email}?subject=${encodeURIComponent('Strategy call')}`}>{site.email}</a>{' '}
            with two or three times that suit you and your time zone. We answer with a meeting link.
          </p>
        </div>
      </noscript>
      <div className={css.columns}>
        {/* Our own markup, rendered above. */}
        <div data-island="booking" dangerouslySetInnerHTML={{ __html: wizard }} />
        <aside aria-labelledby="call-heading" className={css.notes}>
          <h2 id="call-heading" className={css.notesHeading}>
            {scheduleNotes.heading}
          </h2>
          <Points items={scheduleNotes.points} />
          <p>{scheduleNotes.closing}</p>
        </aside>
      </div>
    </div>
  )
}
