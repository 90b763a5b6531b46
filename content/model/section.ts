import Type, { type Static } from 'typebox'
import type { MetricKey } from '../metrics.ts'
import { SheetSchema } from './artifact.ts'
import {
  ActionSchema,
  CallToActionSchema,
  downloadFields,
  PageLinkSchema,
  PlaceSchema,
  RoutePathSchema,
} from './link.ts'
import {
  atLeast,
  between,
  IconNameSchema,
  LineSchema,
  oneOf,
  ParagraphSchema,
  SentenceSchema,
} from './text.ts'

/** An anchor, unique on the page. */
const AnchorSchema = Type.String({
  pattern: '^[a-z][a-z0-9-]*$',
  description: 'small letters, digits and hyphens, a letter first',
})

/** Fields that most sections share: an anchor, a heading, and a sentence or two below it. */
const heading = { id: AnchorSchema, heading: LineSchema, intro: Type.Optional(SentenceSchema) }

const MetricKeySchema = Type.Unsafe<MetricKey>(Type.String())
const MetricKeysSchema = Type.Array(MetricKeySchema, { minItems: 1, maxItems: 6, uniqueItems: true })

const ServiceDetailSchema = Type.Object({
  id: AnchorSchema,
  icon: IconNameSchema,
  name: LineSchema,
  description: SentenceSchema,
  /** The text of the card's Learn More dialog. */
  details: Type.Object({ what: ParagraphSchema, why: ParagraphSchema, example: ParagraphSchema }),
})

const FaqSchema = Type.Object({
  /** Asked as a visitor would ask it, ending in a question mark. */
  question: Type.String({
    minLength: 10,
    maxLength: 140,
    pattern: '\\?$',
    description: 'it as a question, with a question mark at its end',
  }),
  answer: Type.Array(ParagraphSchema, { minItems: 1 }),
})

/**
 * Whether the person or organization has agreed to the publication. `open` means not yet: the site can be built as a
 * preview, but a release build fails.
 */
const ConsentSchema = Type.Union([
  Type.Literal('open'),
  Type.Object({
    givenOn: Type.String({ format: 'date' }),
    /** Where the consent is kept: 'E-mail to the team, in the client folder'. For editors, not published. */
    record: Type.String({ minLength: 8, maxLength: 200 }),
  }),
])

const cell = Type.String({ minLength: 2, maxLength: 240 })
const three = { first: LineSchema, second: cell, third: cell }

/** The fields of each kind of section, besides its anchor, heading and intro. */
const kinds = {
  prose: {
    paragraphs: Type.Array(ParagraphSchema, { minItems: 1 }),
    /** A bulleted list below the paragraphs. */
    points: Type.Optional(Type.Array(SentenceSchema, { minItems: 2 })),
  },
  cards: {
    /** Heads two columns of equal length, of cards that are links. */
    columns: Type.Optional(Type.Tuple([LineSchema, LineSchema])),
    items: atLeast(2, {
      title: LineSchema,
      text: SentenceSchema,
      /** Makes the whole card a link to this page, or to a place on it. */
      to: Type.Optional(PlaceSchema),
      /** Determines the card's accent color; default: the page's theme. */
      theme: Type.Optional(oneOf('nonprofit', 'islamic', 'climate')),
      /** Drawn as one line that becomes this many, in place of the theme's pattern. */
      times: Type.Optional(Type.Integer({ minimum: 2, maximum: 9 })),
    }),
  },
  serviceDetails: { items: Type.Array(ServiceDetailSchema, { minItems: 1 }) },
  steps: { items: between(2, 6, { title: LineSchema, text: SentenceSchema }) },
  comparison: {
    /** Column headings: usually the problem on the left, and what we do about it on the right. */
    left: LineSchema,
    right: LineSchema,
    rows: atLeast(2, { left: SentenceSchema, right: SentenceSchema }),
  },
  faqs: { items: Type.Array(FaqSchema, { minItems: 2 }) },
  checklist: {
    groups: atLeast(1, { title: LineSchema, items: Type.Array(SentenceSchema, { minItems: 2 }) }),
  },
  pageLinks: {
    /** Each link shows the title and summary of its page. */
    groups: atLeast(1, {
      title: Type.Optional(LineSchema),
      pages: Type.Array(RoutePathSchema, { minItems: 1 }),
    }),
  },

  /* Figures, results, quotes, samples. */
  metrics: {
    metrics: MetricKeysSchema,
    /** What happened, in a few sentences each. */
    points: Type.Optional(Type.Array(SentenceSchema, { minItems: 2 })),
  },
  /** A client's quote, with the figures behind it and a link to the whole story. */
  quote: {
    metrics: Type.Optional(Type.Array(MetricKeySchema, { minItems: 2, maxItems: 4 })),
    more: Type.Optional(PageLinkSchema),
    quote: SentenceSchema,
    /** The speaker's role: 'Founder, scholarship coaching organization'. */
    role: LineSchema,
    consent: ConsentSchema,
  },
  /** A filled-in sample worksheet with three columns, as a client gets it. */
  worksheet: {
    /** The audience whose color it has; default: the page's theme. */
    theme: Type.Optional(oneOf('nonprofit', 'islamic', 'climate')),
    columns: Type.Object(three),
    rows: between(2, 6, {
      ...three,
      /** A link below the conclusion. */
      more: Type.Optional(PageLinkSchema),
      /** Its number in the page's hero, counted through several worksheets. */
      number: Type.Optional(Type.Integer({ minimum: 1 })),
      /** Above what the row is about: the type of an organization. */
      type: Type.Optional(LineSchema),
    }),
  },
  /** Pages of a document as a client gets it: a term and a text in each row. */
  papers: {
    papers: atLeast(1, {
      title: LineSchema,
      /** Which page it is, or when it comes. */
      note: Type.Optional(LineSchema),
      rows: atLeast(2, { label: LineSchema, text: SentenceSchema }),
      /** Lines to sign on. */
      sign: Type.Optional(Type.Array(LineSchema, { minItems: 1 })),
    }),
  },
  /** All services with their terms (`content/before-you-sign.ts`). */
  serviceTable: {},
  /** Letters to copy, each paragraph with its reason beside it. Words in square brackets are the reader's to change. */
  letters: {
    /** Whose letterhead they have. */
    from: LineSchema,
    letters: atLeast(1, {
      id: AnchorSchema,
      title: LineSchema,
      /** When it's sent, and to whom. */
      when: SentenceSchema,
      /** Of an email. */
      subject: Type.Optional(LineSchema),
      lines: atLeast(1, {
        text: Type.String({ minLength: 5, maxLength: 420 }),
        head: Type.Optional(LineSchema),
        reason: Type.Optional(SentenceSchema),
      }),
    }),
  },
  /** Five fields and what follows from them (`content/year-table.ts`). */
  yearTable: {},
  /** A calendar with bars over the months or weeks of a year, a quarter or a campaign. */
  calendar: {
    /** The names of the periods from left to right; keep them short. */
    periods: Type.Array(LineSchema, { minItems: 4, maxItems: 12 }),
    rows: between(2, 7, {
      name: LineSchema,
      text: SentenceSchema,
      /** The first and the last period of the bar, counted from 1. */
      from: Type.Integer({ minimum: 1, maximum: 12 }),
      to: Type.Integer({ minimum: 1, maximum: 12 }),
    }),
  },
  /** Drawn papers or screens, such as an ad, a form or a record; two of them for before and after. */
  mockup: { sheets: Type.Array(SheetSchema, { minItems: 1, maxItems: 3 }) },
  /** An audit of a website: where a donor stops by, the screen there, and what we found. */
  audit: {
    stops: atLeast(1, {
      name: LineSchema,
      text: SentenceSchema,
      /** Its marks are the numbers of the findings. */
      screen: SheetSchema,
      findings: atLeast(1, {
        title: LineSchema,
        /** What a donor sees, why it costs gifts, what to do, and who does it. */
        sees: SentenceSchema,
        costs: SentenceSchema,
        fix: SentenceSchema,
        who: LineSchema,
      }),
    }),
  },

  /* Forms, downloads, calls to action. */
  /** All of `content/meeting-templates.ts`, line by line. */
  meetingTemplates: {},
  download: { paragraphs: Type.Array(ParagraphSchema, { minItems: 1 }), ...downloadFields },
  bookingForm: {},
  /** One gift, followed from station to station along a line; one station is a gap. */
  gift: {
    stations: atLeast(3, {
      when: LineSchema,
      title: LineSchema,
      text: SentenceSchema,
      sheet: Type.Optional(SheetSchema),
    }),
    /** At which station nothing happens, what the two choices are called, and what the second fills in. */
    gap: Type.Object({
      at: Type.Integer(),
      usual: LineSchema,
      ours: LineSchema,
      calendar: LineSchema,
      steps: atLeast(2, { month: LineSchema, what: Type.Optional(LineSchema) }),
    }),
    end: Type.Object({
      when: LineSchema,
      title: LineSchema,
      text: SentenceSchema,
      action: CallToActionSchema,
    }),
  },
  /** Works without JavaScript. The form's fields are defined in the server's contracts. */
  plainForm: {
    form: oneOf('strategy-call', 'call-request', 'message'),
    /** Below the intro: what happens with what is sent. */
    points: Type.Optional(Type.Array(SentenceSchema, { minItems: 1 })),
  },
  callToAction: { text: SentenceSchema, actions: Type.Array(ActionSchema, { minItems: 1, maxItems: 2 }) },
}
export type SectionKind = keyof typeof kinds
type Fields = { [K in SectionKind]: Static<Type.TObject<(typeof kinds)[K]>> }
export type SectionOf<K extends SectionKind> = { kind: K } & Static<Type.TObject<typeof heading>> & Fields[K]
export type Section = { [K in SectionKind]: SectionOf<K> }[SectionKind]

/** A section of a page; `kind` determines its content and layout. */
export const SectionSchema = Type.Unsafe<Section>(
  Type.Union(
    Object.entries(kinds).map(([kind, fields]) =>
      Type.Object({ kind: Type.Literal(kind), ...heading, ...fields }),
    ),
  ),
)
