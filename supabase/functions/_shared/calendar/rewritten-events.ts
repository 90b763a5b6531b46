import ICAL from 'ical.js'

// 75 octets (RFC 5545, 3.1): ical.js does not count the space that begins a continued line.
ICAL.foldLength = 74

/** jCal (RFC 7265): name, properties, components. */
type Component = [name: string, properties: Property[], components: Component[]]
type Property = [name: string, parameters: Record<string, string>, type: string, value: string]

/**
 * A file of `ics` as mail services want it: folded at 75 octets instead of characters, without quotes around ROLE and
 * PARTSTAT, and with `mailto:` in lower case. The page's file stays as it is, because ical.js would be half of its script.
 */
export function rewrittenEvents(file: string): string {
  const [name, properties, events]: Component = ICAL.parse(file)
  for (const property of events.flatMap(([, each]) => each))
    if (/^(organizer|attendee)$/.test(property[0])) property[3] = property[3].replace(/^mailto:/i, 'mailto:')
  return ICAL.stringify([name, properties, events])
}
