import ICAL from 'ical.js'

/** Parses a calendar file with ical.js and returns its only event. */
export function eventIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent')
  const component = events[0]
  if (!component || events.length !== 1) throw new Error(`${events.length} events in the file`)
  const event = new ICAL.Event(component)
  const attendee = event.attendees[0]
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    summary: event.summary,
    description: event.description,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    zone: event.startDate.zone?.tzid,
    location: event.location,
    url: component.getFirstPropertyValue('url'),
    organizer: event.organizer,
    attendee: attendee?.getFirstValue(),
    role: attendee?.getFirstParameter('role'),
    attendees: event.attendees.length,
  }
}
