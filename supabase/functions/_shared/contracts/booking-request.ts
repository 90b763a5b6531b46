import type { Attribution } from './attribution.ts'
import { type FormFields, type FormValues, limits, type ParseResult, parseFields } from './form-field.ts'
import { type OrgType, personFields, requiredPhone } from './person-fields.ts'

/** The wizard's first step (PRODUCT.md, "Scheduler"), in reading order. */
export const bookingContactFields = {
  ...personFields,
  phone: requiredPhone,
  organization: { ...personFields.organization, wide: true },
  /** The home page's form asks for it as the biggest challenge. */
  currentChallenge: {
    label: 'What should we look at before we talk?',
    kind: 'paragraph',
    max: limits.freeText,
    description: 'Optional. Your website, or what you’d like to change.',
    wide: true,
  },
} as const satisfies FormFields

/** Where the team books for a person, who may have given no number. */
export const teamContactFields = { ...bookingContactFields, phone: personFields.phone } as const

export type BookingContact = FormValues<typeof teamContactFields>

export type BookingRequest = {
  /** A random UUID, generated once per wizard run; it makes retries idempotent. */
  bookingId: string
  contact: BookingContact
  /** ISO 8601 instant in UTC. */
  startsAt: string
  /** The IANA time zone in which the visitor chose the time. */
  timezone: string
  /** The time as the visitor saw it: '2026-12-01 9:45 AM'. */
  wallTime: string
  /** From the home page's form, if the visitor used it. */
  orgType: OrgType | null
  /** The secret of the team's link to the person's request, if the team books for them. */
  requestSecret?: string
  attribution: Attribution
}

/** What a booking or a call request writes into `primary_goal` (PRODUCT.md, "Stored data"). */
export const goalOfBooking = 'Strategy Call Booking'

export const parseBookingContact = (raw: unknown, byTeam = false): ParseResult<BookingContact> =>
  parseFields(byTeam ? teamContactFields : bookingContactFields, raw)
