import {
  emailShape,
  type FormFields,
  type FormValues,
  limits,
  type ParseResult,
  parseFields,
} from './form-field.ts'

/** The fields that every form has. */
export const personFields = {
  firstName: {
    label: 'First Name',
    kind: 'text',
    max: limits.name,
    required: true,
    autoComplete: 'given-name',
  },
  lastName: {
    label: 'Last Name',
    kind: 'text',
    max: limits.name,
    required: true,
    autoComplete: 'family-name',
  },
  email: {
    label: 'Email',
    kind: 'email',
    max: limits.email,
    shape: emailShape,
    required: true,
    autoComplete: 'email',
  },
  phone: { label: 'Phone', kind: 'phone', max: limits.phone, autoComplete: 'tel' },
  organization: {
    label: 'Organization',
    kind: 'text',
    max: limits.organization,
    autoComplete: 'organization',
  },
} as const satisfies FormFields

export const requiredPhone = { ...personFields.phone, required: true } as const

/** The link that calls a number, however it is written. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`

export const orgTypes = ['nonprofit', 'islamic', 'climate', 'other'] as const

export type OrgType = (typeof orgTypes)[number]

export const orgTypeLabels = {
  nonprofit: 'Nonprofit Organization',
  islamic: 'Islamic Organization',
  climate: 'Climate Initiative',
  other: 'Other Mission-Driven Org',
} as const satisfies Record<OrgType, string>

export function isOrgType(value: unknown): value is OrgType {
  return orgTypes.some((orgType) => orgType === value)
}

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

/** What a booking or a call request writes into `primary_goal` (PRODUCT.md, "Stored data"). */
export const goalOfBooking = 'Strategy Call Booking'

export const parseBookingContact = (raw: unknown, byTeam = false): ParseResult<BookingContact> =>
  parseFields(byTeam ? teamContactFields : bookingContactFields, raw)
