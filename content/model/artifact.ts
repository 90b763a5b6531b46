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
  /** A note in the margin about the line. */
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

/** Papers or screens: a single one, a pile of two, or a sequence. */
const SheetsArtifact = Type.Object({
  kind: Type.Literal('sheets'),
  ...alt,
  layout: Type.Union([Type.Literal('one'), Type.Literal('pile'), Type.Literal('path')]),
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

/** Bars to scale, before and after. */
const GrowthArtifact = Type.Object({
  kind: Type.Literal('growth'),
  ...alt,
  rows: Type.Array(
    Type.Object({
      /** The figure, as `{metricKey}`. */
      figure: DrawnSchema,
      label: DrawnSchema,
      /** Lengths of the bars, 0 to 100. */
      before: Type.Number({ minimum: 1, maximum: 100 }),
      after: Type.Number({ minimum: 1, maximum: 100 }),
    }),
    { minItems: 1, maxItems: 3 },
  ),
})

/** The brand's mosaic, for pages without anything specific to show. */
const MarkArtifact = Type.Object({ kind: Type.Literal('mark') })

/** The drawing in a page's hero. */
export const ArtifactSchema = Type.Union([
  SearchArtifact,
  SheetsArtifact,
  TimelineArtifact,
  RingArtifact,
  MonthsArtifact,
  GrowthArtifact,
  MarkArtifact,
])
export type Artifact = Static<typeof ArtifactSchema>
export type ArtifactOf<K extends Artifact['kind']> = Extract<Artifact, { kind: K }>
