import { type CalendarInvite, endOf } from '../supabase/functions/_shared/calendar/calendar-event.ts'
import { utc } from '../supabase/functions/_shared/calendar/calendar-text.ts'

type LinkedEvent = Pick<
  CalendarInvite,
  'title' | 'description' | 'startsAt' | 'durationMinutes' | 'meetingLink'
>

/** Opens Google Calendar with the event filled in. Times are in UTC, so no time zone data is needed. */
export function googleCalendarLink(event: LinkedEvent): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${utc(new Date(event.startsAt))}/${utc(endOf(event))}`,
    details: event.description,
    location: event.meetingLink,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

/** Opens Outlook on the web with the event filled in. */
export function outlookCalendarLink(event: LinkedEvent): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: event.startsAt,
    enddt: endOf(event).toISOString(),
    body: event.description,
    location: event.meetingLink,
  })
  // Outlook does not decode “+” as a space.
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`.replaceAll('+', '%20')
}
