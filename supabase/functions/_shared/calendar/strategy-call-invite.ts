import { fillBlanks } from '../blanks.ts'
import { calendarWords } from '../mail/mail-words.ts'
import type { CalendarInvite } from './calendar-event.ts'

/** A strategy call and who is in it. */
type InvitedCall = Pick<CalendarInvite, 'startsAt' | 'durationMinutes' | 'attendeeName' | 'attendeeEmail'> &
  Partial<Pick<CalendarInvite, 'sequence' | 'method'>> & {
    bookingId: string
    meetingLink: string
    /** Its address is a shared mailbox, not a person's. */
    provider: { readonly name: string; readonly email: string }
    /** The URL where the recipient of this file changes or cancels the call. */
    yourCall?: string | undefined
  }

/** The calendar event of a strategy call, the same for the mail and the page. */
export function strategyCallInvite(call: InvitedCall): CalendarInvite {
  const { bookingId, meetingLink, provider, yourCall, ...event } = call
  const { title, text, change } = calendarWords
  const about = fillBlanks(text, { minutes: call.durationMinutes, link: meetingLink })
  return {
    sequence: 0,
    method: 'REQUEST',
    ...event,
    uid: bookingId,
    title,
    description: yourCall ? `${about}\n\n${fillBlanks(change, { link: yourCall })}` : about,
    locationUrl: meetingLink,
    organizerName: provider.name,
    organizerEmail: provider.email,
  }
}
