import { type Attribution, readAttribution } from '../_shared/contracts/attribution.ts'

const campaign = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

/**
 * Where a form came from, as far as a request without script tells: the page, its campaign, and the kind of device.
 * Nothing of the page's address is kept but its campaign.
 *
 * @param ownPage the form's page on the site: a form that was mended was sent from this function's own answer
 */
export function formOrigin(request: Request, ownPage: string, timezone = ''): Attribution {
  const page = pageOf(request, ownPage)
  const query = new URLSearchParams()
  for (const name of campaign) {
    const value = page?.searchParams.get(name)
    if (value && !value.includes('@')) query.set(name, value)
  }
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
    timezone,
  })
}

function pageOf(request: Request, ownPage: string): URL | undefined {
  try {
    const from = new URL(request.headers.get('referer') ?? '')
    return from.pathname.endsWith('/submit-form') ? new URL(ownPage) : from
  } catch {
    return undefined
  }
}

/** A tablet counts as mobile. */
function isMobile(headers: Headers): boolean {
  return (
    headers.get('sec-ch-ua-mobile') === '?1' ||
    /Mobi|Android|iPhone|iPad|iPod|Tablet|Kindle|Silk/i.test(headers.get('user-agent') ?? '')
  )
}
