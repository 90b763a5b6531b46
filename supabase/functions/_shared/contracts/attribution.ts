import { firstCharacters, singleLine } from '../text.ts'
import { columnOf, limits, type SnakeCase } from './form-field.ts'

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

/** The limits of each value; the database has the same. */
export const attributionFields: Readonly<Record<keyof Attribution, { max: number; shape?: RegExp }>> = {
  sourceUrl: { max: limits.url, shape: /^(https?:\/\/\S+)?$/i },
  utmSource: { max: limits.utm },
  utmMedium: { max: limits.utm },
  utmCampaign: { max: limits.utm },
  utmTerm: { max: limits.utm },
  utmContent: { max: limits.utm },
  referrer: { max: limits.url },
  landingPath: { max: limits.url, shape: /^(\/\S*)?$/ },
  deviceType: { max: 7, shape: /^(mobile|desktop)$/ },
  timezone: { max: limits.timezone, shape: /^[A-Za-z0-9_+/:-]*$/ },
}

/**
 * Never fails, because visitors cannot see or correct these values: truncates values that are too long, and replaces
 * missing values, and those that the database would reject, with ''.
 */
export function readAttribution(raw: unknown): Attribution {
  const values = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {}
  const read = Object.entries(attributionFields).map(([name, { max, shape }]) => {
    const value = values[name]
    const text = typeof value === 'string' ? firstCharacters(singleLine(value), max) : ''
    return [name, !shape || shape.test(text) ? text : '']
  })
  const texts = Object.fromEntries(read) as Attribution
  return { ...texts, deviceType: texts.deviceType || 'desktop' }
}

/** Attribution by database column. */
export const attributionColumns = (attribution: Attribution) =>
  Object.fromEntries(Object.entries(attribution).map(([name, value]) => [columnOf({}, name), value])) as {
    [Name in keyof Attribution as SnakeCase<Name>]: Attribution[Name]
  }

/** The campaign of an attribution. @param parameterOf a parameter of the page */
export const campaignFields = (parameterOf: (name: string) => unknown) =>
  Object.fromEntries(
    Object.keys(attributionFields)
      .filter((name) => name.startsWith('utm'))
      .map((name) => [name, parameterOf(columnOf({}, name))]),
  )

type DeviceClass = 'tablet' | 'mobile' | 'desktop'

type Device = { readonly userAgent: string; readonly maxTouchPoints?: number }

/** Classifies a device by its user agent (PRODUCT.md, "Stored data"). */
export function deviceClass({ userAgent, maxTouchPoints = 0 }: Device): DeviceClass {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Kindle/i.test(userAgent)) return 'tablet'
  // iPadOS reports a Mac user agent, but no Mac has a touchscreen.
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'tablet'
  // The user agents of Android phones contain “Mobile”, those of tablets do not.
  if (/Android/i.test(userAgent) && !/Mobile/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod|Android|BlackBerry|Opera Mini|IEMobile/i.test(userAgent) ? 'mobile' : 'desktop'
}

/** The device type stored with a form, where a tablet counts as mobile. */
export function formDeviceType(device: Device): 'mobile' | 'desktop' {
  return deviceClass(device) === 'desktop' ? 'desktop' : 'mobile'
}
