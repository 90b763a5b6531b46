import { isoInstant } from './ask-database.ts'
import { isLike } from './is-like.ts'

/** A booking as the server stored it. The confirmation mail and the page show these values. */
export interface Booking {
  readonly bookingId: string
  /** ISO 8601 in UTC. */
  readonly startsAt: string
  readonly minutes: number
  /** 'YYYY-MM-DD' in `timezone`. */
  readonly date: string
  /** '9:45 AM' in `timezone`. */
  readonly time: string
  readonly timezone: string
  readonly meetingLink: string
  /** How often the call has been changed. */
  readonly sequence?: number
  /** For the link to change or cancel the call (`yourCallLink`): of calls booked in this tab, and for the team. */
  readonly callSecret?: string
}

const example = {
  booking_id: '',
  starts_at: '',
  minutes: 0,
  booking_date: '',
  booking_time: '',
  timezone: '',
  meeting_link: '',
}

export function bookingOf(answer: unknown): Booking | undefined {
  if (!isLike(answer, example)) return undefined
  const { secret } = answer as { secret?: unknown }
  const startsAt = isoInstant(answer.starts_at)
  if (!startsAt) return undefined
  return {
    bookingId: answer.booking_id,
    startsAt,
    minutes: answer.minutes,
    date: answer.booking_date,
    time: answer.booking_time,
    timezone: answer.timezone,
    meetingLink: answer.meeting_link,
    ...(typeof secret === 'string' && { callSecret: secret }),
  }
}
