import Type, { type Static } from 'typebox'
import { atLeast, LineSchema, ParagraphSchema } from './text.ts'

const EmailSchema = Type.String({
  pattern: '^[^@\\s:A-Z]+@[^@\\s:A-Z]+\\.[^@\\s:A-Z]+$',
  description: 'an e-mail address in small letters, such as hello@example.org',
})

const Fact = Type.Optional(ParagraphSchema)

/**
 * Facts that only the owner knows, as sentences for visitors. The site shows those that are filled in
 * (`content/owner-facts.ts`), and a release lists the others.
 */
const SiteFactsSchema = Type.Object({
  /** A starting price or a range, one sentence for each kind of work: 'SEO starts at $1,500 a month.' */
  prices: Type.Optional(Type.Array(ParagraphSchema, { minItems: 1 })),
  /** What a service starts at, by its path: { '/services/nonprofit-seo': 'From $1,500 a month' }. */
  startingPrices: Type.Optional(Type.Record(Type.String({ pattern: '^/services/' }), LineSchema)),
  /** Payment terms: 'Half at the start, half at the handoff.' */
  payment: Fact,
  /** Who does the work. A name is optional. */
  people: Type.Optional(
    atLeast(1, {
      name: Type.Optional(LineSchema),
      role: LineSchema,
      years: Type.Integer({ minimum: 1, maximum: 60 }),
      city: LineSchema,
    }),
  ),
  /** The minimum term, or that there is none, and the notice to end a contract. */
  term: Fact,
  /** Who keeps drafts, letters and accounts afterwards. */
  ownership: Fact,
  /** Whether strategy calls are recorded. */
  recording: Fact,
  /** The usual time from a signed proposal to the first week. */
  leadTime: Fact,
  /** The languages in which you work. */
  languages: Fact,
  /** The states in which you are registered as fundraising counsel. */
  registration: Fact,
  /** Who advises you on religious questions. */
  religiousAdvice: Fact,
  /** Clients who have agreed to be called. */
  references: Fact,
})
export type SiteFacts = Static<typeof SiteFactsSchema>

/** The provider's name and contact details (PRODUCT.md, "Provider"). */
export const SiteSchema = Type.Object({
  name: Type.String({ minLength: 2, maxLength: 60 }),
  /** One sentence for structured data. */
  description: Type.String({ minLength: 40, maxLength: 200 }),
  /** Public address without a trailing slash. The environment variable SITE_URL overrides it. */
  url: Type.String({ pattern: '^https?://[^/]+$', description: 'an address without a slash at its end' }),
  /** A general address. Also the organizer of calls in calendars, so mails come from it (`MAIL_FROM`). */
  email: EmailSchema,
  /** As displayed; the tel: link uses only the plus sign and the digits. */
  phone: Type.String({ pattern: '^\\+[0-9 ()-]{8,24}$', description: 'a number such as +1 (555) 010-0199' }),
  social: Type.Array(
    Type.Object({
      label: Type.String({ minLength: 1 }),
      url: Type.String({ pattern: '^https://', description: 'an https:// address' }),
    }),
  ),
  /** Where calls take place. */
  meeting: Type.Union([
    /** Each call has a room of its own: the address followed by ten random characters. Jitsi works like this. */
    Type.Object({
      kind: Type.Literal('base'),
      url: Type.String({
        pattern: '^https://[^\\s/]+/(\\S*/)?$',
        description: 'an https:// address with a slash at its end, or use the kind “room”',
      }),
    }),
    /** All calls are in the owner's room (Zoom, Google Meet, Teams), which the owner opens. */
    Type.Object({
      kind: Type.Literal('room'),
      url: Type.String({
        pattern: '^https://[^\\s/]+/\\S*[^\\s/]$',
        description: 'the whole https:// address of your room, without a slash at its end',
      }),
    }),
  ]),
  /** External scheduler for the audit review call. Without it, the call is booked on /schedule. */
  auditSchedulerUrl: Type.Optional(Type.String({ pattern: '^https://', description: 'an https:// address' })),
  facts: SiteFactsSchema,
})
export type Site = Static<typeof SiteSchema>
