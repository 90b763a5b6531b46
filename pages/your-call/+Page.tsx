import { site } from '../../content/site.ts'
import { callStateWords, yourCallPageWords } from '../../content/your-call-words.ts'
import { phoneLink } from '../../supabase/functions/_shared/contracts/links.ts'
import { frame } from '../../ui/booking/BookingWizard.css.ts'
import { CallPage } from '../../ui/booking/CallPage.tsx'
import { filled } from '../../ui/island/island.tsx'
import { tile } from '../../ui/motifs/Pattern.css.ts'
import { Pattern } from '../../ui/motifs/Pattern.tsx'
import * as css from '../schedule/schedule.css.ts'
import { teamWithoutScript, withoutSteps } from '../schedule/without-script.tsx'

const grounds = ['amber', 'islamic', 'nonprofit', 'climate'] as const

/**
 * The same static document for every call: the call's secret is in the URL fragment, which is not sent to the server.
 * The island replaces what is below the mosaic.
 */
export function Page() {
  const { noScript, loading, notLoaded } = yourCallPageWords
  const subject = encodeURIComponent(noScript.mailSubject)
  const ways = {
    email: <a href={`mailto:${site.email}?subject=${subject}`}>{site.email}</a>,
    phone: <a href={phoneLink(site.phone)}>{site.phone}</a>,
  }
  return (
    <div className={css.booked}>
      <div className={css.strip}>
        {grounds.map((ground) => (
          <div key={ground} className={tile[ground]}>
            <Pattern ground={ground} />
          </div>
        ))}
      </div>
      <div data-island="your-call">
        <CallPage title={callStateWords.title} text={callStateWords.booked.text}>
          <noscript>
            {withoutSteps}
            <div className={css.texts}>
              <h2>{noScript.title}</h2>
              <p>{filled(noScript.text, ways)}</p>
              {teamWithoutScript}
            </div>
          </noscript>
          <div className={`${frame} ${css.texts}`}>
            <p role="status">{loading}</p>
            <p>{filled(notLoaded, ways)}</p>
          </div>
        </CallPage>
      </div>
    </div>
  )
}
