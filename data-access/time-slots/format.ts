const locale = 'en-US'

/** Newer runtimes put U+202F before AM and PM, older ones a plain space; mails and tests want one. */
function plainSpaces(text: string): string {
  return text.replace(/[\u202f\u00a0]/g, ' ')
}

const ofDate = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, day: 'numeric', timeZone: 'UTC' })

// Made once: each takes a slow phone a millisecond.
const dateFormats = {
  long: ofDate({ weekday: 'long', month: 'long', year: 'numeric' }),
  short: ofDate({ weekday: 'short', month: 'short' }),
}

/** 'Tuesday, December 1, 2026' for '2026-12-01'; short: 'Tue, Dec 1'. The day stays the day in any zone. */
export function formatDate(date: string, style: 'long' | 'short' = 'long'): string {
  return plainSpaces(dateFormats[style].format(new Date(`${date}T12:00:00Z`)))
}

/** '9:45 AM': what clocks in the zone show at an instant (ISO 8601). */
export function formatTime(instant: string, timeZone: string): string {
  const options: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone }
  return plainSpaces(new Intl.DateTimeFormat(locale, options).format(new Date(instant)))
}

/** The zone's name whatever the season: 'Central Time', 'India Standard Time'. */
export function zoneName(timeZone: string): string {
  // The generic form of UTC is 'GMT+00:00' in Chromium.
  if (timeZone === 'UTC') return 'Coordinated Universal Time'
  return zonePart(timeZone, 'longGeneric', new Date())
}

/**
 * How far the zone is from UTC at an instant: 'GMT-6', 'GMT+5:30'. Shown beside times, so that a visitor
 * whose browser has outdated zone data can notice.
 */
export function zoneOffsetLabel(timeZone: string, instant: string): string {
  return zonePart(timeZone, 'shortOffset', new Date(instant))
}

function zonePart(timeZone: string, timeZoneName: 'longGeneric' | 'shortOffset', at: Date): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts(at)
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone
}

/** '4:45 PM' is in the afternoon. */
export function partOfDay(time: string): 'morning' | 'afternoon' | 'evening' {
  if (time.endsWith('AM')) return 'morning'
  return Number.parseInt(time, 10) % 12 < 5 ? 'afternoon' : 'evening'
}
