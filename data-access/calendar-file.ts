import {
  type CalendarInvite,
  calendarContentType,
  calendarFile,
  calendarFileName,
} from '../supabase/functions/_shared/calendar/calendar-event.ts'

/** The invitation as a downloadable file (PRODUCT.md, "A booked call"). */
export function calendarDownload(invite: CalendarInvite): File {
  return new File([calendarFile(invite)], calendarFileName(invite.uid), {
    type: calendarContentType(invite.method),
  })
}
