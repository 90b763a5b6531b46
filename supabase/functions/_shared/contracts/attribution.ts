import { firstCharacters, singleLine } from './clean-text.ts'
import { limits } from './limits.ts'

/** Where a submission came from, and on which device. Texts may be empty, but not missing. */
export type Attribution = {
  /** The page's address, without personal query values. */
  sourceUrl: string
  utmSource: string
  utmMedium: string
  utmCampaign: string
  utmTerm: string
  utmContent: string
  /** The page that led to the first page of this visit. */
  referrer: string
  /** Path and query of the first page of this visit, without personal query values. */
  landingPath: string
  /** A tablet counts as mobile. */
  deviceType: 'mobile' | 'desktop'
  /** The browser's IANA time zone; empty when it reports none. */
  timezone: string
}

/**
 * Never fails, because visitors cannot see or correct these values: truncates values that are too long, and replaces
 * missing values, and those that the database would reject, with ''.
 */
export function readAttribution(raw: unknown): Attribution {
  const values =
    typeof raw === 'object' && raw !== null ? (raw as Partial<Record<keyof Attribution, unknown>>) : {}
  const text = (value: unknown, max: number) =>
    typeof value === 'string' ? firstCharacters(singleLine(value), max) : ''
  return {
    sourceUrl: matching(text(values.sourceUrl, limits.url), /^https?:\/\/\S+$/i),
    utmSource: text(values.utmSource, limits.utm),
    utmMedium: text(values.utmMedium, limits.utm),
    utmCampaign: text(values.utmCampaign, limits.utm),
    utmTerm: text(values.utmTerm, limits.utm),
    utmContent: text(values.utmContent, limits.utm),
    referrer: text(values.referrer, limits.url),
    landingPath: matching(text(values.landingPath, limits.url), /^\/\S*$/),
    deviceType: values.deviceType === 'mobile' ? 'mobile' : 'desktop',
    timezone: matching(text(values.timezone, limits.timezone), /^[\w+/:-]*$/),
  }
}

function matching(text: string, form: RegExp): string {
  return form.test(text) ? text : ''
}
