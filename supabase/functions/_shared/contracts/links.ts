import { isEmailAddress, limits } from './form-field.ts'

/* Links: of what a person typed, and those that mails and pages share. */

/** Calls a number, however it is written. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`

/** Writes to an address. Undefined for what is not exactly one. */
export const mailLink = (email: string): string | undefined =>
  isEmailAddress(email) ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : undefined

/**
 * Completes a typed website such as `example.org` to an http(s) URL. Returns anything else unchanged ("none yet",
 * "@our-handle", another scheme, a domain that would be too long with one), because the lead form accepts any text. It
 * is shown as text, never as a link.
 */
export function websiteAddress(text: string): string {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  const isSite = isWebAddress(address) && parsedUrl(address)?.hostname.includes('.') === true
  return isSite && address.length <= limits.url ? withLowerCaseScheme(address) : text
}

/** The audit form's rule: starts with http:// or https://, contains a dot, and is a valid URL without credentials. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text) || !text.includes('.')) return false
  const url = parsedUrl(text)
  return url !== null && url.username === '' && url.password === ''
}

export function withLowerCaseScheme(address: string): string {
  return address.replace(/^https?/i, (scheme) => scheme.toLowerCase())
}

function parsedUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** The query parameters of /schedule, by the field that each fills in (PRODUCT.md, "Scheduler"). */
export const scheduleParameters = {
  firstName: 'first',
  lastName: 'last',
  email: 'email',
  phone: 'phone',
  organization: 'org',
  timezone: 'timezone',
  orgType: 'org_type',
  currentChallenge: 'current_challenge',
} as const

/**
 * The scheduler, where the team books for the person of its link to a request or a call. It reads who that is from the
 * link's secret.
 */
export const bookingLink = (siteUrl: string, teamLink: string): string =>
  `${siteUrl}/schedule${teamLink.replace(/^[^#]*/, '')}`

/** The page where anyone with the secret can change or cancel the call, or the team answers a request. */
export const yourCallLink = (secret: string, origin: string): string => `${origin}/your-call#${secret}`
