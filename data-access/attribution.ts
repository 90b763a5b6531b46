import { type Attribution, readAttribution } from '../supabase/functions/_shared/contracts/attribution.ts'
import { formDeviceType } from './device-class.ts'
import { landingKey } from './landing.ts'
import { withoutPersonalQuery } from './personal-query.ts'

interface VisitedPage {
  readonly location: { readonly href: string }
  readonly document: { readonly referrer: string }
  readonly navigator: Pick<Navigator, 'userAgent'> & Partial<Pick<Navigator, 'maxTouchPoints'>>
  readonly sessionStorage: Pick<Storage, 'getItem'>
}

/**
 * Where the visitor came from. The utm values are taken together: from the page's address when it has
 * any, else from the first page of this tab's visit, else empty. Taken one by one, the source of one
 * campaign could be stored with the medium of another.
 *
 * @param page pass `window`
 * @param timezone the zone that the submission is about; by default the browser's
 */
export function visitAttribution(page: VisitedPage, timezone: string = browserTimeZone()): Attribution {
  const address = new URL(page.location.href)
  const landing = firstLanding(page)
  const campaign = hasUtm(address) ? address : landing.address
  return readAttribution({
    sourceUrl: withoutPersonalQuery(address).href,
    utmSource: campaign.searchParams.get('utm_source'),
    utmMedium: campaign.searchParams.get('utm_medium'),
    utmCampaign: campaign.searchParams.get('utm_campaign'),
    utmTerm: campaign.searchParams.get('utm_term'),
    utmContent: campaign.searchParams.get('utm_content'),
    referrer: cleanReferrer(landing.referrer),
    landingPath: pathAndQuery(withoutPersonalQuery(landing.address)),
    deviceType: formDeviceType(page.navigator),
    timezone,
  })
}

/** The browser's IANA zone, or an empty text. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''
}

function firstLanding(page: VisitedPage): { address: URL; referrer: string } {
  try {
    const stored: unknown = JSON.parse(page.sessionStorage.getItem(landingKey) ?? 'null')
    if (Array.isArray(stored) && typeof stored[0] === 'string' && typeof stored[1] === 'string') {
      return { address: new URL(stored[0]), referrer: stored[1] }
    }
  } catch {
    // Blocked storage, or a value that is not ours: as if this were the first page.
  }
  return { address: new URL(page.location.href), referrer: page.document.referrer }
}

function hasUtm(address: URL): boolean {
  return [...address.searchParams].some(([name, value]) => name.startsWith('utm_') && value !== '')
}

function cleanReferrer(referrer: string): string {
  try {
    return withoutPersonalQuery(new URL(referrer)).href
  } catch {
    return ''
  }
}

function pathAndQuery(address: URL): string {
  return address.pathname + address.search
}
