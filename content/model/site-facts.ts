import Type, { type Static } from 'typebox'
import { LineSchema, ParagraphSchema } from './text.ts'

const Fact = Type.Optional(ParagraphSchema)

/**
 * Facts that only the owner knows, as sentences for visitors. The site shows those that are filled in
 * (`content/owner-facts.ts`), and a release lists the others.
 */
export const SiteFactsSchema = Type.Object({
  /** A starting price or a range, one sentence for each kind of work: 'SEO starts at $1,500 a month.' */
  prices: Type.Optional(Type.Array(ParagraphSchema, { minItems: 1 })),
  /** Payment terms: 'Half at the start, half at the handoff.' */
  payment: Fact,
  /** Who does the work. A name is optional. */
  people: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.Optional(LineSchema),
        role: LineSchema,
        /** Years of experience. */
        years: Type.Integer({ minimum: 1, maximum: 60 }),
        city: LineSchema,
      }),
      { minItems: 1 },
    ),
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
