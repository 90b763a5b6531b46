import type { Attribution } from './attribution.ts'

/** Attribution by database column; apart from its reading, which loads before a form is sent. */
export function attributionColumns(attribution: Attribution) {
  return {
    source_url: attribution.sourceUrl,
    utm_source: attribution.utmSource,
    utm_medium: attribution.utmMedium,
    utm_campaign: attribution.utmCampaign,
    utm_term: attribution.utmTerm,
    utm_content: attribution.utmContent,
    referrer: attribution.referrer,
    landing_path: attribution.landingPath,
    device_type: attribution.deviceType,
    timezone: attribution.timezone,
  }
}
