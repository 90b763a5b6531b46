import Type, { type Static } from 'typebox'
import { SentenceSchema } from './text.ts'
import { ThemeSchema } from './theme.ts'

/** Text in a drawing: a heading, a sentence or part of one. */
const DrawnSchema = Type.String({
  minLength: 2,
  maxLength: 120,
  pattern: '^\\S(.*\\S)?$',
  description: 'it with no space before or after, and no line break',
  text: 'any',
})

/** A line of a drawn paper or screen. It is not interactive. */
export const SheetPartSchema = Type.Object({
  /** How the line is drawn. */
  as: Type.Union([
    Type.Literal('title'),
    Type.Literal('text'),
    Type.Literal('field'),
    Type.Literal('choice'),
    Type.Literal('chosen'),
    Type.Literal('button'),
    Type.Literal('struck'),
  ]),
  text: DrawnSchema,
  /** A note about the line. */
  note: Type.Optional(DrawnSchema),
})

export const SheetSchema = Type.Object({
  /** The caption: 'Before', 'The ad'. */
  label: DrawnSchema,
  parts: Type.Array(SheetPartSchema, { minItems: 2, maxItems: 9 }),
  /** Drawn in the page's accent color, as the example to follow. */
  better: Type.Optional(Type.Literal(true)),
})
export type Sheet = Static<typeof SheetSchema>

/** The text alternative of the drawing, which assistive technology treats as one image. */
const alt = { alt: SentenceSchema }

/** A page of search results: the new entry near the top, the old one on the second page. */
const SearchArtifact = Type.Object({
  kind: Type.Literal('search'),
  ...alt,
  query: DrawnSchema,
  address: DrawnSchema,
  after: Type.Object({ title: DrawnSchema, text: DrawnSchema }),
  before: Type.Object({ title: DrawnSchema, text: DrawnSchema }),
})

/** Papers or screens: a single one, a pile of two, a sequence, or the screen of a phone. */
const SheetsArtifact = Type.Object({
  kind: Type.Literal('sheets'),
  ...alt,
  layout: Type.Union([
    Type.Literal('one'),
    Type.Literal('pile'),
    Type.Literal('path'),
    Type.Literal('phone'),
  ]),
  sheets: Type.Array(SheetSchema, { minItems: 1, maxItems: 4 }),
})

/** A timeline from top to bottom: a donor's record, a volunteer's first weeks. */
const TimelineArtifact = Type.Object({
  kind: Type.Literal('timeline'),
  ...alt,
  title: DrawnSchema,
  /** Short facts below the title, as chips. */
  facts: Type.Optional(Type.Array(DrawnSchema, { maxItems: 4 })),
  entries: Type.Array(
    Type.Object({
      when: DrawnSchema,
      what: DrawnSchema,
      /** A time when nothing happens; drawn as a hollow dot. */
      gap: Type.Optional(Type.Literal(true)),
    }),
    { minItems: 3, maxItems: 7 },
  ),
})

/** A Gregorian year as a ring of twelve months, January at the top. */
const RingArtifact = Type.Object({
  kind: Type.Literal('ring'),
  ...alt,
  /** The lines of the text in the middle. */
  center: Type.Array(Type.String({ minLength: 2, maxLength: 20 }), { minItems: 1, maxItems: 3 }),
  /** One ring each, from the outside in; with `sameRing`, in the ring of the previous arc. */
  arcs: Type.Array(
    Type.Object({
      name: DrawnSchema,
      when: DrawnSchema,
      /** Months since January 1: 0 is January 1, 11.5 is mid-December. */
      from: Type.Number({ minimum: 0, maximum: 12 }),
      to: Type.Number({ minimum: 0, maximum: 12 }),
      sameRing: Type.Optional(Type.Literal(true)),
      faint: Type.Optional(Type.Literal(true)),
    }),
    { minItems: 2, maxItems: 6 },
  ),
})

/** Rows of twelve bars, one for each month. A sketch without a scale. */
const MonthsArtifact = Type.Object({
  kind: Type.Literal('months'),
  ...alt,
  title: DrawnSchema,
  rows: Type.Array(
    Type.Object({
      name: DrawnSchema,
      text: DrawnSchema,
      theme: Type.Optional(ThemeSchema),
      /** Heights, 0 to 100. */
      values: Type.Array(Type.Number({ minimum: 0, maximum: 100 }), { minItems: 12, maxItems: 12 }),
    }),
    { minItems: 2, maxItems: 3 },
  ),
})

/** One line enters, several leave: what there is now, in multiples of what there was before. */
const ProofArtifact = Type.Object({
  kind: Type.Literal('proof'),
  ...alt,
  /** The figure, as `{metricKey}`. */
  figure: DrawnSchema,
  label: DrawnSchema,
  /** What one line stands for. */
  caption: DrawnSchema,
  /** How many lines leave; of a fraction, the last line is drawn only in part. */
  times: Type.Number({ minimum: 1, maximum: 9 }),
})

/** Pieces of work by the effort they take (left to right) and what they bring (bottom to top). */
const MatrixArtifact = Type.Object({
  kind: Type.Literal('matrix'),
  ...alt,
  title: DrawnSchema,
  effort: DrawnSchema,
  effect: DrawnSchema,
  items: Type.Array(
    Type.Object({
      name: DrawnSchema,
      /** 0 to 100. */
      effort: Type.Number({ minimum: 0, maximum: 100 }),
      effect: Type.Number({ minimum: 0, maximum: 100 }),
      /** Planned for now; the others wait. */
      now: Type.Optional(Type.Literal(true)),
    }),
    { minItems: 3, maxItems: 6 },
  ),
})

const lines = Type.Array(DrawnSchema, { minItems: 1, maxItems: 4 })

/** A bus that carries its sponsor's name, with what the sponsor gets. */
const BusArtifact = Type.Object({
  kind: Type.Literal('bus'),
  ...alt,
  side: DrawnSchema,
  title: DrawnSchema,
  lines,
})

/** A page cut out of a local paper. */
const ClippingArtifact = Type.Object({
  kind: Type.Literal('clipping'),
  ...alt,
  paper: DrawnSchema,
  headline: DrawnSchema,
  caption: DrawnSchema,
  /** The one next step at the end. */
  next: DrawnSchema,
})

/** A volunteer's card of ten shifts. */
const StampsArtifact = Type.Object({
  kind: Type.Literal('stamps'),
  ...alt,
  title: DrawnSchema,
  stamped: Type.Integer({ minimum: 0, maximum: 10 }),
  lines,
})

/** Twelve months in phases. */
const YearArtifact = Type.Object({
  kind: Type.Literal('year'),
  ...alt,
  title: DrawnSchema,
  phases: Type.Array(Type.Object({ name: DrawnSchema, months: Type.Integer({ minimum: 1, maximum: 12 }) }), {
    minItems: 2,
    maxItems: 6,
  }),
})

/** The page's pattern without a paper. */
const FieldArtifact = Type.Object({ kind: Type.Literal('field') })

/** The drawing in a page's hero. */
export const ArtifactSchema = Type.Union([
  SearchArtifact,
  SheetsArtifact,
  TimelineArtifact,
  RingArtifact,
  MonthsArtifact,
  ProofArtifact,
  MatrixArtifact,
  BusArtifact,
  ClippingArtifact,
  StampsArtifact,
  YearArtifact,
  FieldArtifact,
])
export type Artifact = Static<typeof ArtifactSchema>
export type ArtifactOf<K extends Artifact['kind']> = Extract<Artifact, { kind: K }>
