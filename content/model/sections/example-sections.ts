import Type from 'typebox'
import { SheetSchema } from '../artifact.ts'
import { ConsentSchema } from '../consent.ts'
import { PageLinkSchema } from '../link.ts'
import { LineSchema, oneOf, SentenceSchema } from '../text.ts'
import { MetricKeySchema, MetricKeysSchema } from './text-sections.ts'

const cell = Type.String({ minLength: 2, maxLength: 240 })
const three = { first: LineSchema, second: cell, third: cell }

/** Sections with evidence: figures, results, quotes, samples. */
export const exampleSections = {
  metrics: {
    metrics: MetricKeysSchema,
    /** What happened, in a few sentences each. */
    points: Type.Optional(Type.Array(SentenceSchema, { minItems: 2 })),
  },
  /** Figures that nobody has counted yet: ruled rows without a value. */
  pending: { rows: Type.Array(Type.Object({ label: LineSchema, counted: LineSchema }), { minItems: 2 }) },
  /** A client's quote, with the figures behind it and a link to the whole story. */
  quote: {
    metrics: Type.Optional(Type.Array(MetricKeySchema, { minItems: 2, maxItems: 4 })),
    more: Type.Optional(PageLinkSchema),
    quote: SentenceSchema,
    /** The speaker's role: 'Founder, scholarship coaching organization'. */
    role: LineSchema,
    /** Whether the person has agreed to the publication. */
    consent: ConsentSchema,
  },
  /** A filled-in sample worksheet with three columns, as a client gets it. */
  worksheet: {
    /** The audience whose color it has; default: the page's theme. */
    theme: Type.Optional(oneOf('nonprofit', 'islamic', 'climate')),
    columns: Type.Object(three),
    /** `more` is a link below the conclusion. */
    rows: Type.Array(Type.Object({ ...three, more: Type.Optional(PageLinkSchema) }), {
      minItems: 2,
      maxItems: 6,
    }),
  },
  /** A calendar with bars over the months or weeks of a year, a quarter or a campaign. */
  calendar: {
    /** The names of the periods from left to right; keep them short. */
    periods: Type.Array(LineSchema, { minItems: 4, maxItems: 12 }),
    rows: Type.Array(
      Type.Object({
        name: LineSchema,
        text: SentenceSchema,
        /** The first and the last period of the bar, counted from 1. */
        from: Type.Integer({ minimum: 1, maximum: 12 }),
        to: Type.Integer({ minimum: 1, maximum: 12 }),
      }),
      { minItems: 2, maxItems: 7 },
    ),
  },
  /** Drawn papers or screens, such as an ad, a form or a record; two of them for before and after. */
  mockup: { sheets: Type.Array(SheetSchema, { minItems: 1, maxItems: 3 }) },
  /** An audit of a website: where a donor stops by, the screen there, and what we found. */
  audit: {
    stops: Type.Array(
      Type.Object({
        name: LineSchema,
        text: SentenceSchema,
        /** Its marks are the numbers of the findings. */
        screen: SheetSchema,
        findings: Type.Array(
          Type.Object({
            title: LineSchema,
            /** What a donor sees, why it costs gifts, what to do, and who does it. */
            sees: SentenceSchema,
            costs: SentenceSchema,
            fix: SentenceSchema,
            who: LineSchema,
          }),
          { minItems: 1 },
        ),
      }),
      { minItems: 1 },
    ),
  },
}
