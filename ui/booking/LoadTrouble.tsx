import { site } from '../../content/site.ts'
import * as css from './BookingWizard.css.ts'

/** Shown by the page script if the wizard cannot be loaded. Part of the document, since loading it could fail, too. */
export function LoadTrouble() {
  return (
    <div data-load-trouble="" hidden role="alert" className={css.problem}>
      <p>
        We couldn’t load the next step. Nothing you typed is lost: check your connection and press Continue
        again. If that doesn’t help, <a href="/schedule">reload this page</a>.
      </p>
      <p>
        Or write to us, and we’ll find a time together: <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
    </div>
  )
}
