import { isoInstant } from './ask-backend.ts'
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

/** Keyed by booking id, so that a retry reuses the secret of the first attempt. */
const secrets = new Map<string, string>()

/**
 * The secret of a new call's link, generated in the browser: 128 bits as 22 characters of base64url. Only its hash is
 * sent to the server.
 */
export function callSecret(bookingId: string): string {
  const known = secrets.get(bookingId) ?? newSecret()
  secrets.set(bookingId, known)
  return known
}

function newSecret(): string {
  const text = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  return text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

/** The header to send with the booking. Empty if crypto.subtle is missing, as on plain http. */
export async function callLinkHeader(bookingId: string): Promise<Record<string, string>> {
  if (!globalThis.crypto?.subtle) return {}
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(callSecret(bookingId)))
  return { 'x-call-link': Array.from(new Uint8Array(digest), inHex).join('') }
}

const inHex = (byte: number) => byte.toString(16).padStart(2, '0')

/** The page where anyone with the secret can change or cancel the call. */
export const yourCallLink = (secret: string, origin: string): string => `${origin}/your-call#${secret}`

export const secretIn = (hash: string): string | undefined => /^#([\w-]{22}|[\w-]{43})$/.exec(hash)?.[1]
