import {
  type Attribution,
  campaignFields,
  formDeviceType,
  readAttribution,
} from '../_shared/contracts/attribution.ts'

/**
 * The campaign parameters of the page that sent a form, or of the request's own URL if this function returned the form
 * with errors. Omits values that may be email addresses.
 */
export function campaignOf(request: Request): URLSearchParams {
  const { searchParams } = pageOf(request) ?? new URL(request.url)
  const isCampaign = (name: string, value: string) => name.startsWith('utm_') && value && !value.includes('@')
  return new URLSearchParams([...searchParams].filter(([name, value]) => isCampaign(name, value)))
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
    ...campaignFields((name) => query.get(name)),
    landingPath: page ? page.pathname + search : '',
    deviceType: formDeviceType({ userAgent: request.headers.get('user-agent') ?? '' }),
  })
}

/** The page that sent the form; undefined if unknown, or if it was this function's own response. */
function pageOf(request: Request): URL | undefined {
  const from = request.headers.get('referer') ?? ''
  if (!URL.canParse(from)) return undefined
  const page = new URL(from)
  return page.pathname.endsWith('/submit-form') ? undefined : page
}
