import Type, { type Static } from 'typebox'

const EmailSchema = Type.String({
  pattern: '^[^@\\s:A-Z]+@[^@\\s:A-Z]+\\.[^@\\s:A-Z]+$',
  description: 'an e-mail address in small letters, such as hello@example.org',
})

/** What a Content-Security-Policy takes as the origin of another server, or of all servers below a domain. */
const OriginSchema = Type.String({
  pattern: '^https://(\\*\\.)?[a-z0-9-]+(\\.[a-z0-9-]+)+(:[0-9]+)?$',
  description: 'an origin such as https://tags.example.org, without a path',
})

/** Who provides the service and how they are reached (product decisions, "Identity"). */
export const SiteSchema = Type.Object({
  name: Type.String({ minLength: 2, maxLength: 60, text: 'line' }),
  /** One sentence for structured data and the web manifest. */
  description: Type.String({ minLength: 40, maxLength: 200, text: 'prose' }),
  /** The day this site was first there, YYYY-MM-DD: no page can be older. */
  since: Type.String({ format: 'date' }),
  /** Public address without a trailing slash; the build variable SITE_URL wins over it. */
  url: Type.String({ pattern: '^https?://[^/]+$', description: 'an address without a slash at its end' }),
  email: EmailSchema,
  /** For people, as written; the tel: link keeps its digits. */
  phone: Type.String({ pattern: '^\\+[0-9 ()-]{8,24}$', description: 'a number such as +1 (555) 010-0199' }),
  social: Type.Array(
    Type.Object({
      label: Type.String({ minLength: 1, text: 'line' }),
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
  /**
   * The origins of an analytics tag, for the Content-Security-Policy alone: nothing is loaded from them until a page
   * asks for it (README, "An analytics tag").
   */
  analytics: Type.Optional(
    Type.Object({
      /** Where the tag's script comes from. */
      script: OriginSchema,
      /** Where the tag sends to. */
      beacons: Type.Array(OriginSchema),
    }),
  ),
})
export type Site = Static<typeof SiteSchema>
