import type { CalendarInvite } from '../supabase/functions/_shared/calendar/calendar-event.ts'

type LinkedEvent = Pick<
  CalendarInvite,
  'title' | 'description' | 'startsAt' | 'durationMinutes' | 'locationUrl'
>

/** Opens Google Calendar with the event filled in. Times are in UTC, so no time zone data is needed. */
export function googleCalendarLink(event: LinkedEvent): string {
  const url = new URL('https://calendar.google.com/calendar/render')
  url.searchParams.set('action', 'TEMPLATE')
  url.searchParams.set('text', event.title)
  url.searchParams.set('dates', `${compact(start(event))}/${compact(end(event))}`)
  url.searchParams.set('details', event.description)
  url.searchParams.set('location', event.locationUrl)
  return url.href
}

/** Opens Outlook on the web with the event filled in. */
export function outlookCalendarLink(event: LinkedEvent): string {
  const url = new URL('https://outlook.live.com/calendar/0/deeplink/compose')
  url.searchParams.set('path', '/calendar/action/compose')
  url.searchParams.set('rru', 'addevent')
  url.searchParams.set('subject', event.title)
  url.searchParams.set('startdt', start(event).toISOString())
  url.searchParams.set('enddt', end(event).toISOString())
  url.searchParams.set('body', event.description)
  url.searchParams.set('location', event.locationUrl)
  // Outlook does not decode “+” as a space.
  return url.href.replaceAll('+', '%20')
}

function start({ startsAt }: LinkedEvent): Date {
  return new Date(startsAt)
}

function end({ startsAt, durationMinutes }: LinkedEvent): Date {
  return new Date(new Date(startsAt).getTime() + durationMinutes * 60_000)
}

/** '20261201T154500Z' */
function compact(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}
