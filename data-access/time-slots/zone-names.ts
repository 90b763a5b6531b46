/** Today's name of a zone that has others, by the other name. */
const currentNames: Readonly<Record<string, string>> = {
  // Other names of the zones that the wizard offers. Most browsers resolve these; the newest standard
  // lets a browser report the name that the system was set up with.
  'Australia/ACT': 'Australia/Sydney',
  'Australia/Canberra': 'Australia/Sydney',
  'Australia/NSW': 'Australia/Sydney',
  CST6CDT: 'America/Chicago',
  EST5EDT: 'America/New_York',
  GB: 'Europe/London',
  'GB-Eire': 'Europe/London',
  HST: 'Pacific/Honolulu',
  Japan: 'Asia/Tokyo',
  MST: 'America/Phoenix',
  MST7MDT: 'America/Denver',
  Navajo: 'America/Denver',
  PST8PDT: 'America/Los_Angeles',
  'US/Alaska': 'America/Anchorage',
  'US/Arizona': 'America/Phoenix',
  'US/Central': 'America/Chicago',
  'US/Eastern': 'America/New_York',
  'US/Hawaii': 'Pacific/Honolulu',
  'US/Mountain': 'America/Denver',
  'US/Pacific': 'America/Los_Angeles',
  // Chromium and Safari report names of the 1990s. The visitor reads the city, so it should be today's.
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Etc/UTC': 'UTC',
  'Europe/Kiev': 'Europe/Kyiv',
}

/**
 * One name for a zone and its aliases ('US/Eastern', 'Asia/Calcutta'), one that this browser knows;
 * `undefined` for what is no zone.
 */
export function currentZoneName(timeZone: string | undefined): string | undefined {
  const resolved = resolvedName(timeZone)
  if (resolved === undefined) return undefined
  const current = currentNames[resolved]
  return current !== undefined && resolvedName(current) !== undefined ? current : resolved
}

function resolvedName(timeZone: string | undefined): string | undefined {
  // A bare offset ('+05:30') is valid in Intl, but is no zone to the database.
  if (!timeZone || !/^[A-Za-z]/.test(timeZone)) return undefined
  try {
    const { timeZone: name } = new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions()
    return name === 'Etc/Unknown' ? undefined : name
  } catch {
    return undefined
  }
}
