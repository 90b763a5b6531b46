import { namedZone } from '../time/time-zone.ts'

const dateFormat = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const
const timeFormat = { hour: 'numeric', minute: '2-digit' } as const

/** "Tuesday, December 1, 2026 at 9:45 AM", without the time zone. */
export function dateAndTime(instant: Date, timeZone: string): string {
  const date = new Intl.DateTimeFormat('en-US', { ...dateFormat, timeZone }).format(instant)
  return `${date} at ${timeOfDay(instant, timeZone)}`
}

/** "9:45 AM". Newer Unicode data has a narrow space before AM, which some mail clients show as a box. */
export function timeOfDay(instant: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-US', { ...timeFormat, timeZone }).format(instant)
  return time.replace(/\s/g, ' ')
}

/** "Tuesday, December 1, 2026 at 9:45 AM, Chicago, GMT−6". */
export function momentText(instant: Date, timeZone: string): string {
  const zone = knownZone(timeZone)
  return zone === 'UTC'
    ? utcText(instant)
    : `${dateAndTime(instant, zone)}, ${city(zone)}, ${offset(instant, zone)}`
}

/** "Tuesday, December 1, 2026 at 3:45 PM UTC". */
export function utcText(instant: Date): string {
  return `${dateAndTime(instant, 'UTC')} UTC`
}

/** The time zone itself, or UTC if this runtime's time zone data does not contain it. */
export const knownZone = (timeZone: string): string => (namedZone(timeZone) ? timeZone : 'UTC')

/** "Chicago", "New York". */
const city = (timeZone: string) => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')

/** "GMT−6", with a minus sign (U+2212) that does not allow a line break before the number. */
function offset(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' })
  const name = format.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? timeZone
  return name.replace('-', '\u2212')
}

/** Parses a `timestamptz`: `2026-12-01T15:45:00+00:00`, or PostgreSQL's own `2026-12-01 15:45:00+00`. */
export function parseInstant(value: string): Date {
  const instant = new Date(value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
  if (Number.isNaN(instant.getTime())) throw new Error('A row contains an invalid time.')
  return instant
}
