import Type, { type Static } from 'typebox'
import { SheetSchema } from '../artifact.ts'
import { ConsentSchema } from '../consent.ts'
import { PageLinkSchema } from '../link.ts'
import { LineSchema, ParagraphSchema, SentenceSchema } from '../text.ts'
import { heading, MetricKeySchema } from './section-fields.ts'

/* Sections that show: figures, results, quotations, samples. */

export const MetricsSection = Type.Object({
  kind: Type.Literal('metrics'),
  ...heading,
  metrics: Type.Array(MetricKeySchema, { minItems: 1, maxItems: 6 }),
})

const BeforeAfterSchema = Type.Object({
  /** What is measured: 'Monthly donations'. */
  label: LineSchema,
  /** How it stood before and after, in words: 'Two people', 'A waiting list'. */
  before: LineSchema,
  after: LineSchema,
  /** Lengths of the two bars, 0 to 100, where the change has a proportion. */
  bars: Type.Optional(
    Type.Object({
      before: Type.Number({ minimum: 1, maximum: 100 }),
      after: Type.Number({ minimum: 1, maximum: 100 }),
    }),
  ),
  /** Where less is better, such as days or costs: the bar after is the shorter one. */
  fewerIsBetter: Type.Optional(Type.Literal(true)),
})
export type BeforeAfter = Static<typeof BeforeAfterSchema>

export const CaseSummariesSection = Type.Object({
  kind: Type.Literal('caseSummaries'),
  ...heading,
  items: Type.Array(
    Type.Object({
      /** A role or a kind of organization, never an invented name. */
      organization: LineSchema,
      theme: Type.Union([Type.Literal('nonprofit'), Type.Literal('islamic'), Type.Literal('climate')]),
      measures: Type.Array(BeforeAfterSchema, { minItems: 2, maxItems: 4 }),
      solution: SentenceSchema,
      timeframe: LineSchema,
    }),
    { minItems: 1 },
  ),
})

export const ResultsSection = Type.Object({
  kind: Type.Literal('results'),
  ...heading,
  metrics: Type.Array(MetricKeySchema, { minItems: 1, maxItems: 6 }),
  /** What happened, in a few sentences each. */
  points: Type.Array(SentenceSchema, { minItems: 2 }),
})

/** What a client says, and below it the figures that it is about and where the whole story is told. */
export const QuoteSection = Type.Object({
  kind: Type.Literal('quote'),
  ...heading,
  metrics: Type.Optional(Type.Array(MetricKeySchema, { minItems: 2, maxItems: 4 })),
  more: Type.Optional(PageLinkSchema),
  quote: ParagraphSchema,
  /** Who says it, as a role: 'Founder, scholarship coaching organization'. */
  role: LineSchema,
  /** Whether the person has agreed to these words in public. */
  consent: ConsentSchema,
})

const three = { first: LineSchema, second: LineSchema, third: LineSchema }

/** A filled-in sheet of three columns, as a client gets it: what is sorted, how, and what follows. */
export const WorksheetSection = Type.Object({
  kind: Type.Literal('worksheet'),
  ...heading,
  columns: Type.Object(three),
  rows: Type.Array(Type.Object(three), { minItems: 2, maxItems: 6 }),
})

/** What happens when, as bars over the months or weeks of a year, a quarter or a campaign. */
export const CalendarSection = Type.Object({
  kind: Type.Literal('calendar'),
  ...heading,
  /** The names of the periods from left to right, as short as they can be. */
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
})

/** Papers or screens, drawn: an ad, a form, a record; two of them for a before and an after. */
export const MockupSection = Type.Object({
  kind: Type.Literal('mockup'),
  ...heading,
  sheets: Type.Array(SheetSchema, { minItems: 1, maxItems: 3 }),
})
