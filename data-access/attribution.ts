import {
  type Attribution,
  campaignFields,
  formDeviceType,
  readAttribution,
} from '../supabase/functions/_shared/contracts/attribution.ts'
import { isEmailAddress } from '../supabase/functions/_shared/contracts/form-field.ts'
import { scheduleParameters } from '../supabase/functions/_shared/contracts/links.ts'

interface VisitedPage {
  readonly location: { readonly href: string }
  readonly document: { readonly referrer: string }
  readonly navigator: Pick<Navigator, 'userAgent'> & Partial<Pick<Navigator, 'maxTouchPoints'>>
  readonly sessionStorage: Pick<Storage, 'getItem'>
}

/**
 * Where the visitor came from. Each utm value comes from the current URL; if it is missing there, from the landing page
 * of this tab's visit; otherwise it is empty (PRODUCT.md, "Stored data").
 *
 * @param page pass `window`
 * @param timezone the time zone of the submission; defaults to the browser's
 */
export function visitAttribution(page: VisitedPage, timezone: string = browserTimeZone()): Attribution {
  const address = new URL(page.location.href)
  // Can hold a call's secret, or numbers that somebody typed.
  address.hash = ''
  const landing = firstLanding(page)
  const { pathname, search } = withoutPersonalQuery(landing.address)
  const utm = new Map([...utmValues(landing.address), ...utmValues(address)])
  return readAttribution({
    sourceUrl: withoutPersonalQuery(address).href,
    ...campaignFields((name) => utm.get(name)),
    referrer: landing.referrer.split('?')[0] ?? '',
    landingPath: pathname + search,
    deviceType: formDeviceType(page.navigator),
    timezone,
  })
}

/** The browser's IANA time zone, or an empty string. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''
}

/** The first page of this tab's visit and what led to it, as the page script noted them (`renderer/+client.ts`). */
function firstLanding(page: VisitedPage): { address: URL; referrer: string } {
  try {
    const [address, referrer] = JSON.parse(page.sessionStorage.getItem('landing') ?? '')
    return { address: new URL(address), referrer: String(referrer) }
  } catch {
    // Storage is blocked or has something else: treat this page as the landing page.
    return { address: new URL(page.location.href), referrer: page.document.referrer }
  }
}

/** The utm values that are not empty. If a name is repeated, the first one is used. */
function utmValues(address: URL): Map<string, string> {
  const values = [...address.searchParams].filter(([name, value]) => name.startsWith('utm_') && value !== '')
  return new Map(values.reverse())
}

/** In any letter case, with or without underscores. */
const plain = (parameter: string) => parameter.toLowerCase().replaceAll('_', '')
const personal = Object.values(scheduleParameters).map(plain)

/**
 * Removes credentials, the query parameters that prefill the scheduler, and any value that is an email address, since
 * newsletter links may contain the reader's. Keeps the other parameters in order.
 */
export function withoutPersonalQuery(address: URL): URL {
  const clean = new URL(address)
  const all = [...address.searchParams]
  const kept = all.filter(([name, value]) => !personal.includes(plain(name)) && !isEmailAddress(value.trim()))
  if (kept.length < all.length) clean.search = String(new URLSearchParams(kept))
  clean.username = ''
  clean.password = ''
  return clean
}
