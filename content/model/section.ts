import Type, { type Static } from 'typebox'
import type { MetricKey } from '../metrics.ts'
import type { CaseStudyPath } from '../routes.ts'
import { SheetSchema } from './artifact.ts'
import { ConsentSchema } from './consent.ts'
import { FaqSchema } from './faq.ts'
import { IconNameSchema } from './icon-name.ts'
import { ActionSchema, downloadFields, PageLinkSchema, RoutePathSchema } from './link.ts'
import { LineSchema, ParagraphSchema, SentenceSchema } from './text.ts'

/** An anchor of the page, in kebab-case. */
export const AnchorSchema = Type.String({
  pattern: '^[a-z][a-z0-9-]*$',
  description: 'small letters, digits and hyphens, a letter first',
})

/** The part that most sections share: an anchor, a heading and a sentence or two below it. */
const heading = {
  /** Anchor, in kebab-case; unique on the page. */
  id: AnchorSchema,
  /** The section's `h2`. */
  heading: LineSchema,
  intro: Type.Optional(SentenceSchema),
}

/** A key of `content/metrics.ts`. */
export const MetricKeySchema = Type.Unsafe<MetricKey>(Type.String({ metricKey: true }))

const ProseSection = Type.Object({
  kind: Type.Literal('prose'),
  ...heading,
  paragraphs: Type.Array(ParagraphSchema, { minItems: 1 }),
  /** Points set as a list below the paragraphs. */
  points: Type.Optional(Type.Array(SentenceSchema, { minItems: 2 })),
})

const CardsSection = Type.Object({
  kind: Type.Literal('cards'),
  ...heading,
  items: Type.Array(
    Type.Object({
      icon: IconNameSchema,
      title: LineSchema,
      text: SentenceSchema,
      /** Makes the whole card a link to this page. */
      to: Type.Optional(RoutePathSchema),
      /** What the visitor does there; default: the page's name. */
      more: Type.Optional(LineSchema),
      /** Whose accent the card wears; default: the page's. */
      theme: Type.Optional(
        Type.Union([Type.Literal('nonprofit'), Type.Literal('islamic'), Type.Literal('climate')]),
      ),
    }),
    { minItems: 2 },
  ),
})

export const ServiceDetailSchema = Type.Object({
  /** Unique on the page, in kebab-case. */
  id: AnchorSchema,
  icon: IconNameSchema,
  name: LineSchema,
  description: SentenceSchema,
  /** The text of the card's Learn More dialog. */
  details: Type.Object({
    what: ParagraphSchema,
    why: ParagraphSchema,
    example: ParagraphSchema,
    /**
     * The case study that tells the example at length. With it the example stands under “A real example”; without it,
     * it is made up to explain, and stands under “For example”.
     */
    caseStudy: Type.Optional(Type.Unsafe<CaseStudyPath>(RoutePathSchema)),
  }),
})

const ServiceDetailsSection = Type.Object({
  kind: Type.Literal('serviceDetails'),
  ...heading,
  items: Type.Array(ServiceDetailSchema, { minItems: 1 }),
})

const StepsSection = Type.Object({
  kind: Type.Literal('steps'),
  ...heading,
  items: Type.Array(Type.Object({ title: LineSchema, text: SentenceSchema }), { minItems: 2, maxItems: 6 }),
})

const MetricsSection = Type.Object({
  kind: Type.Literal('metrics'),
  ...heading,
  metrics: Type.Array(MetricKeySchema, { minItems: 1, maxItems: 6 }),
})

const ComparisonSection = Type.Object({
  kind: Type.Literal('comparison'),
  ...heading,
  /** What is in the way, on the left; what we do about it, on the right, row by row. */
  left: LineSchema,
  right: LineSchema,
  rows: Type.Array(Type.Object({ left: SentenceSchema, right: SentenceSchema }), { minItems: 2 }),
})

const TimelineSection = Type.Object({
  kind: Type.Literal('timeline'),
  ...heading,
  phases: Type.Array(
    Type.Object({
      /** 'Months 1–2' */
      when: LineSchema,
      title: LineSchema,
      text: SentenceSchema,
      points: Type.Array(SentenceSchema, { minItems: 2 }),
    }),
    { minItems: 2 },
  ),
})

export const BeforeAfterSchema = Type.Object({
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

const CaseSummariesSection = Type.Object({
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

const ResultsSection = Type.Object({
  kind: Type.Literal('results'),
  ...heading,
  metrics: Type.Array(MetricKeySchema, { minItems: 1, maxItems: 6 }),
  /** What happened, in a few sentences each. */
  points: Type.Array(SentenceSchema, { minItems: 2 }),
})

/** What a client says, and below it the figures that it is about and where the whole story is told. */
const QuoteSection = Type.Object({
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

const FaqSection = Type.Object({
  kind: Type.Literal('faqs'),
  ...heading,
  items: Type.Array(FaqSchema, { minItems: 2 }),
})

const ChallengesSection = Type.Object({
  kind: Type.Literal('challenges'),
  ...heading,
  /** Which groups of `content/challenges.ts` are shown, in this order. */
  groups: Type.Array(
    Type.Union([Type.Literal('nonprofit'), Type.Literal('islamic'), Type.Literal('climate')]),
    { minItems: 1 },
  ),
})

const ChecklistSection = Type.Object({
  kind: Type.Literal('checklist'),
  ...heading,
  groups: Type.Array(Type.Object({ title: LineSchema, items: Type.Array(SentenceSchema, { minItems: 2 }) }), {
    minItems: 1,
  }),
})

const PageLinksSection = Type.Object({
  kind: Type.Literal('pageLinks'),
  ...heading,
  /** Each shows its page's own title and summary. */
  groups: Type.Array(
    Type.Object({ title: Type.Optional(LineSchema), pages: Type.Array(RoutePathSchema, { minItems: 1 }) }),
    { minItems: 1 },
  ),
})

const MeetingTemplatesSection = Type.Object({
  kind: Type.Literal('meetingTemplates'),
  ...heading,
  /** The page that has all their lines, where this section says what each is for and leads there. */
  linesAt: Type.Optional(RoutePathSchema),
})

const DownloadSection = Type.Object({
  kind: Type.Literal('download'),
  ...heading,
  paragraphs: Type.Array(ParagraphSchema, { minItems: 1 }),
  ...downloadFields,
})

const BookingFormSection = Type.Object({ kind: Type.Literal('bookingForm'), ...heading })

/** The forms of a page of their own; they work without script. What they ask is the contracts' of the server. */
export const plainFormKinds = ['strategyCall', 'callRequest', 'contact', 'confirm'] as const
export type PlainFormKind = (typeof plainFormKinds)[number]

const PlainFormSection = Type.Object({
  kind: Type.Literal('plainForm'),
  ...heading,
  form: Type.Unsafe<PlainFormKind>(Type.Union(plainFormKinds.map((form) => Type.Literal(form)))),
})

const three = { first: LineSchema, second: LineSchema, third: LineSchema }

/** A filled-in sheet of three columns, as a client gets it: what is sorted, how, and what follows. */
const WorksheetSection = Type.Object({
  kind: Type.Literal('worksheet'),
  ...heading,
  columns: Type.Object(three),
  rows: Type.Array(Type.Object(three), { minItems: 2, maxItems: 6 }),
})

/** What happens when, as bars over the months or weeks of a year, a quarter or a campaign. */
const CalendarSection = Type.Object({
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
const MockupSection = Type.Object({
  kind: Type.Literal('mockup'),
  ...heading,
  sheets: Type.Array(SheetSchema, { minItems: 1, maxItems: 3 }),
})

const CallToActionSection = Type.Object({
  kind: Type.Literal('callToAction'),
  ...heading,
  text: SentenceSchema,
  actions: Type.Array(ActionSchema, { minItems: 1, maxItems: 2 }),
})

/** One section of a page; `kind` decides what it holds and how it looks. */
export const SectionSchema = Type.Union([
  ProseSection,
  CardsSection,
  ServiceDetailsSection,
  StepsSection,
  MetricsSection,
  ComparisonSection,
  TimelineSection,
  CaseSummariesSection,
  ResultsSection,
  QuoteSection,
  FaqSection,
  ChallengesSection,
  ChecklistSection,
  PageLinksSection,
  MeetingTemplatesSection,
  DownloadSection,
  BookingFormSection,
  PlainFormSection,
  WorksheetSection,
  CalendarSection,
  MockupSection,
  CallToActionSection,
])
export type Section = Static<typeof SectionSchema>
export type SectionKind = Section['kind']
export type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>
