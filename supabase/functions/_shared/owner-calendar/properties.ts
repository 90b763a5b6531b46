import ICAL from 'ical.js'
import type { FeedComponent } from './components.ts'

export type FeedProperty = {
  /** In lower case, as ical.js returns it. */
  name: string
  /** Keyed by name in lower case. */
  parameters: Record<string, string>
  values: unknown[]
}

/** A line that affects when an event takes place cannot be parsed. */
export class UnreadableEvent extends Error {
  override name = 'UnreadableEvent'
}

/** The only properties that affect busy times. All other lines are ignored, even malformed ones. */
const needed =
  /^(UID|DTSTART|DTEND|DURATION|RRULE|EXRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|SEQUENCE|DTSTAMP|LAST-MODIFIED|ATTENDEE|FREEBUSY|METHOD|TZID|TZOFFSETFROM|TZOFFSETTO|X-LIC-LOCATION|X-WR-CALNAME|X-MICROSOFT-CDO-BUSYSTATUS|X-MICROSOFT-BUSYSTATUS)(?=[;:\s])/i

/** Properties that are skipped if malformed, because they do not change the event's time. */
const harmless = /^(ATTENDEE|DTSTAMP|LAST-MODIFIED|SEQUENCE|X-)/i

/**
 * The relevant properties of a component. Each line is parsed separately, so that a malformed line does not
 * affect the others.
 *
 * @throws UnreadableEvent when a line that affects the event's time is malformed.
 */
export function readProperties(component: FeedComponent): FeedProperty[] {
  const properties: FeedProperty[] = []
  for (const line of component.lines) {
    if (!needed.test(line)) continue
    try {
      properties.push(readProperty(line))
    } catch {
      // Without the message of ical.js, which quotes the line: the team's mail must not contain text from events.
      if (!harmless.test(line)) throw new UnreadableEvent(`${needed.exec(line)?.[1]} cannot be read`)
    }
  }
  return properties
}

function readProperty(line: string): FeedProperty {
  const rule = /^(RRULE|EXRULE)(?:;[^:]*)?:(.*)$/i.exec(line)
  if (rule?.[1]) return { name: rule[1].toLowerCase(), parameters: {}, values: [rule[2]] }
  const [name, parameters, , ...values] = ICAL.parse.property(quoteZone(line.trimEnd())) as [
    string,
    Record<string, string | string[]>,
    string,
    ...unknown[],
  ]
  const single = Object.entries(parameters).map(([key, value]) => [key, [value].flat()[0] ?? ''])
  return { name, parameters: Object.fromEntries(single), values: values.map(bareDate) }
}

/** Outlook writes TZIDs that contain colons and commas without the required quotes. */
function quoteZone(line: string): string {
  return line.replace(
    /^((?:DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)(?:;[^;:"]*)*?;TZID=)([^";]*[:,][^";]*)((?:;[^":]*)?:[\dTZ/P,+-]*)$/i,
    '$1"$2"$3',
  )
}

/** ical.js parses a date without `VALUE=DATE` as a time, and appends "T::". */
function bareDate(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/^(\d{4}-\d\d-\d\d)T::$/, '$1') : value
}

export function first(properties: FeedProperty[], name: string): FeedProperty | undefined {
  return properties.find((property) => property.name === name)
}

/** The first property's value as text, without surrounding space. */
export function text(properties: FeedProperty[], name: string): string {
  const value = first(properties, name)?.values[0]
  return value === undefined ? '' : String(value).trim()
}
