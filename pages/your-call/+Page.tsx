import type { RoutePath } from '../../content/routes.ts'
import { site } from '../../content/site.ts'
import { yourCallPageWords } from '../../content/your-call-words.ts'
import { phoneLink } from '../../supabase/functions/_shared/contracts/links.ts'
import { frame } from '../../ui/booking/BookingWizard.css.ts'
import { filled } from '../../ui/island/island.tsx'
import { tile } from '../../ui/motifs/Pattern.css.ts'
import { Pattern } from '../../ui/motifs/Pattern.tsx'
import { CallPage, teamWithoutScript } from '../schedule/CallPage.tsx'
import * as css from '../schedule/schedule.css.ts'

const grounds = ['amber', 'islamic', 'nonprofit', 'climate'] as const

/**
 * The same static document for every call: the call's secret is in the URL fragment, which is not sent to the server.
 * The island replaces the content of the frame.
 */
export function Page({ path }: { path: RoutePath }) {
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
      <CallPage path={path}>
        <div>
          <noscript>
            <style>{'[data-island=your-call]{display:none}'}</style>
            <div className={css.texts}>
              <h2>{noScript.title}</h2>
              <p>{filled(noScript.text, ways)}</p>
              {teamWithoutScript}
            </div>
          </noscript>
          <div className={css.callPlace} data-island="your-call">
            <div className={`${frame} ${css.texts}`}>
              <p role="status">{loading}</p>
              <p>{filled(notLoaded, ways)}</p>
            </div>
          </div>
        </div>
      </CallPage>
    </div>
  )
}
