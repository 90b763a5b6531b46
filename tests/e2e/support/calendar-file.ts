import ICAL from 'ical.js'

/** Parses a calendar file with ical.js and returns its only event. */
export function eventIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent')
  const component = events[0]
  if (!component || events.length !== 1) throw new Error(`${events.length} events in the file`)
  const event = new ICAL.Event(component)
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: component.getFirstPropertyValue('status'),
    uid: event.uid,
    description: event.description,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    location: event.location,
    attendee: event.attendees.map((each) => each.getFirstValue()).join(),
    /** All else that the file says of the call. */
    lines: component
      .getAllProperties()
      .filter(({ name }) => !/dtstamp|description/.test(name))
      // `ics` writes the scheme of an address in capitals, which means the same.
      .map((each) => each.toICALString().replace(/:mailto:/i, ':mailto:')),
  }
}
