import { type Attribution, readAttribution } from '../_shared/contracts/attribution.ts'

const campaign = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

/**
 * The campaign parameters of the page that sent a form, or of the request's own URL if this function returned the form
 * with errors. Omits values that may be email addresses.
 */
export function campaignOf(request: Request): URLSearchParams {
  const from = pageOf(request) ?? new URL(request.url)
  const query = new URLSearchParams()
  for (const name of campaign) {
    const value = from.searchParams.get(name)
    if (value && !value.includes('@')) query.set(name, value)
  }
  return query
}

/**
 * The attribution of a form sent without JavaScript: the page's path, its campaign parameters (no other query values),
 * and the type of device.
 *
 * @param ownPage the form's page on the site, used if the form was sent from this function's response
 */
export function formOrigin(request: Request, ownPage: string): Attribution {
  const page = request.headers.has('referer') ? (pageOf(request) ?? new URL(ownPage)) : undefined
  const query = campaignOf(request)
  const search = query.size > 0 ? `?${query}` : ''
  return readAttribution({
    sourceUrl: page ? page.origin + page.pathname + search : '',
    utmSource: query.get('utm_source'),
    utmMedium: query.get('utm_medium'),
    utmCampaign: query.get('utm_campaign'),
    utmTerm: query.get('utm_term'),
    utmContent: query.get('utm_content'),
    landingPath: page ? page.pathname + search : '',
    deviceType: isMobile(request.headers) ? 'mobile' : 'desktop',
  })
}

/** The page that sent the form; undefined if unknown, or if it was this function's own response. */
function pageOf(request: Request): URL | undefined {
  const from = request.headers.get('referer') ?? ''
  if (!URL.canParse(from)) return undefined
  const page = new URL(from)
  return page.pathname.endsWith('/submit-form') ? undefined : page
}

/** A tablet counts as mobile. */
function isMobile(headers: Headers): boolean {
  return (
    headers.get('sec-ch-ua-mobile') === '?1' ||
    /Mobi|Android|iPhone|iPad|iPod|Tablet|Kindle|Silk/i.test(headers.get('user-agent') ?? '')
  )
}
