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
 * Where the visitor came from. Each utm value is the page's address's, else that of the first page of this tab's visit
 * where both are of one campaign, else empty: the source of one campaign is never stored with the medium of another.
 *
 * @param page pass `window`
 * @param timezone the zone that the submission is about; by default the browser's
 */
export function visitAttribution(page: VisitedPage, timezone: string = browserTimeZone()): Attribution {
  const address = new URL(page.location.href)
  const landing = firstLanding(page)
  const utm = campaignOf(address, landing.address)
  return readAttribution({
    sourceUrl: withoutPersonalQuery(address).href,
    utmSource: utm.get('utm_source'),
    utmMedium: utm.get('utm_medium'),
    utmCampaign: utm.get('utm_campaign'),
    utmTerm: utm.get('utm_term'),
    utmContent: utm.get('utm_content'),
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

/** The address's utm values; the landing's beside them, unless one of them says that it was another campaign. */
function campaignOf(address: URL, landing: URL): Map<string, string> {
  const now = utmValues(address)
  const first = utmValues(landing)
  const isAnother = [...now].some(([name, value]) => first.has(name) && first.get(name) !== value)
  const isSame = now.size === 0 || [...now.keys()].some((name) => first.has(name))
  return isSame && !isAnother ? new Map([...first, ...now]) : now
}

/** Each name's first value. */
function utmValues(address: URL): Map<string, string> {
  const given = [...address.searchParams].filter(([name, value]) => name.startsWith('utm_') && value !== '')
  return new Map(given.reverse())
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
