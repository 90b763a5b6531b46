import Type, { type Static } from 'typebox'

const EmailSchema = Type.String({
  pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
  description: 'an e-mail address',
})

/** Who provides the service and how they are reached (product decisions, "Identity"). */
export const SiteSchema = Type.Object({
  name: Type.String({ minLength: 2, maxLength: 60 }),
  /** One sentence for structured data and the web manifest. */
  description: Type.String({ minLength: 40, maxLength: 200 }),
  /** Public address without a trailing slash; the build variable SITE_URL wins over it. */
  url: Type.String({ pattern: '^https?://[^/]+$', description: 'an address without a slash at its end' }),
  email: EmailSchema,
  /** For people, as written; the tel: link keeps its digits. */
  phone: Type.String({ pattern: '^\\+[0-9 ()-]{8,24}$', description: 'a number such as +1 (555) 010-0199' }),
  social: Type.Array(
    Type.Object({
      label: Type.String(),
      url: Type.String({ pattern: '^https://', description: 'an https:// address' }),
    }),
  ),
  /** The meeting link is this base and the first ten characters of the booking id. */
  meetingBaseUrl: Type.String({
    pattern: '^https://.+/$',
    description: 'an https:// address with a slash at its end',
  }),
  /** External scheduler for the audit review call. */
  auditSchedulerUrl: Type.String({ pattern: '^https://', description: 'an https:// address' }),
  /** Organizer of the calendar invite: a generic product address. */
  calendarOrganizer: Type.Object({ name: Type.String({ minLength: 2 }), email: EmailSchema }),
})
export type Site = Static<typeof SiteSchema>
