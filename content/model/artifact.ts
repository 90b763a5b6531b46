import Type, { type Static } from 'typebox'
import { between, oneOf, SentenceSchema, ThemeSchema } from './text.ts'

/** Text in a drawing: a heading, a sentence or part of one. */
const DrawnSchema = Type.String({
  minLength: 2,
  maxLength: 120,
  pattern: '^\\S(.*\\S)?$',
  description: 'it with no space before or after, and no line break',
})

/** A line of a drawn paper or screen. It is not interactive. */
export const SheetPartSchema = Type.Object({
  /** How the line is drawn. */
  as: oneOf(
    'title',
    'text',
    'field',
    'choice',
    'chosen',
    'amount',
    'chosenAmount',
    'button',
    'struck',
    'figure',
    'photo',
  ),
  text: DrawnSchema,
  /** A note about the line. */
  note: Type.Optional(DrawnSchema),
  /** The number of a finding about the line, in a disc at its end. */
  mark: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
})

export const SheetSchema = Type.Object({
  /** The caption: 'Before', 'The ad'. */
  label: DrawnSchema,
  parts: Type.Array(SheetPartSchema, { minItems: 2, maxItems: 9 }),
  /** Drawn in the page's accent color, as the example to follow. */
  better: Type.Optional(Type.Literal(true)),
})
export type Sheet = Static<typeof SheetSchema>

const lines = Type.Array(DrawnSchema, { minItems: 1, maxItems: 4 })

/** The fields of each kind of drawing, besides its text alternative. */
const kinds = {
  /** A page of search results: the new entry near the top, the old one on the second page. */
  search: {
    query: DrawnSchema,
    address: DrawnSchema,
    after: Type.Object({ title: DrawnSchema, text: DrawnSchema }),
    before: Type.Object({ title: DrawnSchema, text: DrawnSchema }),
  },
  /** Papers or screens: a single one, a pile of two, a sequence, or the screen of a phone. */
  sheets: {
    layout: oneOf('one', 'pile', 'path', 'phone'),
    sheets: Type.Array(SheetSchema, { minItems: 1, maxItems: 4 }),
  },
  /** A timeline from top to bottom: a donor's record, a volunteer's first weeks. */
  timeline: {
    title: DrawnSchema,
    entries: between(3, 7, {
      when: DrawnSchema,
      what: DrawnSchema,
      /** A time when nothing happens; drawn as a hollow dot. */
      gap: Type.Optional(Type.Literal(true)),
    }),
  },
  /** A Gregorian year as a ring of twelve months, January at the top. */
  ring: {
    /** The lines of the text in the middle. */
    center: Type.Array(Type.String({ minLength: 2, maxLength: 20 }), { minItems: 1, maxItems: 3 }),
    /** One ring each, from the outside in; with `sameRing`, in the ring of the previous arc. */
    arcs: between(2, 6, {
      name: DrawnSchema,
      when: DrawnSchema,
      /** Months since January 1: 0 is January 1, 11.5 is mid-December. */
      from: Type.Number({ minimum: 0, maximum: 12 }),
      to: Type.Number({ minimum: 0, maximum: 12 }),
      sameRing: Type.Optional(Type.Literal(true)),
      faint: Type.Optional(Type.Literal(true)),
    }),
  },
  /** Rows of twelve bars, one for each month. A sketch without a scale. */
  months: {
    title: DrawnSchema,
    rows: between(2, 3, {
      name: DrawnSchema,
      text: DrawnSchema,
      theme: Type.Optional(ThemeSchema),
      /** Heights, 0 to 100. */
      values: Type.Array(Type.Number({ minimum: 0, maximum: 100 }), { minItems: 12, maxItems: 12 }),
    }),
  },
  /** One line enters, several leave: what there is now, in multiples of what there was before. */
  proof: {
    /** The figure, as `{metricKey}`. */
    figure: DrawnSchema,
    label: DrawnSchema,
    /** What one line stands for. */
    caption: DrawnSchema,
    /** How many lines leave. */
    times: Type.Integer({ minimum: 2, maximum: 9 }),
  },
  /** Pieces of work by the effort they take (left to right) and what they bring (bottom to top). */
  matrix: {
    title: DrawnSchema,
    effort: DrawnSchema,
    effect: DrawnSchema,
    items: between(3, 6, {
      name: DrawnSchema,
      /** 0 to 100. */
      effort: Type.Number({ minimum: 0, maximum: 100 }),
      effect: Type.Number({ minimum: 0, maximum: 100 }),
      /** Planned for now; the others wait. */
      now: Type.Optional(Type.Literal(true)),
    }),
  },
  /** A bus that carries its sponsor's name, with what the sponsor gets. */
  bus: { side: DrawnSchema, title: DrawnSchema, lines },
  /** A page cut out of a local paper. */
  clipping: {
    paper: DrawnSchema,
    headline: DrawnSchema,
    caption: DrawnSchema,
    /** The one next step at the end. */
    next: DrawnSchema,
  },
  /** A volunteer's card of ten shifts. */
  stamps: { title: DrawnSchema, stamped: Type.Integer({ minimum: 0, maximum: 10 }), lines },
  /** Twelve months in phases. */
  year: {
    title: DrawnSchema,
    phases: between(2, 6, { name: DrawnSchema, months: Type.Integer({ minimum: 1, maximum: 12 }) }),
  },
}
export type DrawingKind = keyof typeof kinds

/** The text alternative, because assistive technology treats a drawing as one image. */
const alt = { alt: SentenceSchema }
type Drawing<K extends DrawingKind> = { kind: K; alt: string } & Static<Type.TObject<(typeof kinds)[K]>>

/** The drawing in a page's hero. */
export type Artifact = { [K in DrawingKind]: Drawing<K> }[DrawingKind]
export type ArtifactOf<K extends DrawingKind> = Extract<Artifact, { kind: K }>
export const ArtifactSchema = Type.Unsafe<Artifact>(
  Type.Union(
    Object.entries(kinds).map(([kind, fields]) =>
      Type.Object({ kind: Type.Literal(kind), ...alt, ...fields }),
    ),
  ),
)
