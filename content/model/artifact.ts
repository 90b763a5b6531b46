import Type, { type Static } from 'typebox'
import { between, LineSchema, oneOf, SentenceSchema, ThemeSchema } from './text.ts'

/** A line of a drawn paper or screen. It is not interactive. */
const SheetPartSchema = Type.Object({
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
  text: LineSchema,
  note: Type.Optional(LineSchema),
  /** The number of a finding about the line, in a disc at its end. */
  mark: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
})

export const SheetSchema = Type.Object({
  /** The caption: 'Before', 'The ad'. */
  label: LineSchema,
  parts: Type.Array(SheetPartSchema, { minItems: 2, maxItems: 9 }),
  /** Drawn in the page's accent color, as the example to follow. */
  better: Type.Optional(Type.Literal(true)),
})
export type Sheet = Static<typeof SheetSchema>

const lines = Type.Array(LineSchema, { minItems: 1, maxItems: 4 })

/** The fields of each kind of drawing, besides its text alternative. */
const kinds = {
  /** A page of search results: the new entry near the top, the old one on the second page. */
  search: {
    query: LineSchema,
    address: LineSchema,
    after: Type.Object({ title: LineSchema, text: LineSchema }),
    before: Type.Object({ title: LineSchema, text: LineSchema }),
  },
  /** Papers or screens: a single one, a pile of two, a sequence, or the screen of a phone. */
  sheets: {
    layout: oneOf('one', 'pile', 'path', 'phone'),
    sheets: Type.Array(SheetSchema, { minItems: 1, maxItems: 4 }),
  },
  /** A timeline from top to bottom: a donor's record, a volunteer's first weeks. */
  timeline: {
    title: LineSchema,
    entries: between(3, 7, {
      when: LineSchema,
      what: LineSchema,
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
      name: LineSchema,
      when: LineSchema,
      /** Months since January 1: 0 is January 1, 11.5 is mid-December. */
      from: Type.Number({ minimum: 0, maximum: 12 }),
      to: Type.Number({ minimum: 0, maximum: 12 }),
      sameRing: Type.Optional(Type.Literal(true)),
      faint: Type.Optional(Type.Literal(true)),
    }),
  },
  /** Rows of twelve bars, one for each month. A sketch without a scale. */
  months: {
    title: LineSchema,
    rows: between(2, 3, {
      name: LineSchema,
      text: LineSchema,
      theme: Type.Optional(ThemeSchema),
      /** Heights, 0 to 100. */
      values: Type.Array(Type.Number({ minimum: 0, maximum: 100 }), { minItems: 12, maxItems: 12 }),
    }),
  },
  /** One line enters, several leave: what there is now, in multiples of what there was before. */
  proof: {
    /** The figure, as `{metricKey}`. */
    figure: LineSchema,
    label: LineSchema,
    /** What one line stands for. */
    caption: LineSchema,
    /** How many lines leave. */
    times: Type.Integer({ minimum: 2, maximum: 9 }),
  },
  /** Pieces of work by the effort they take (left to right) and what they bring (bottom to top). */
  matrix: {
    title: LineSchema,
    effort: LineSchema,
    effect: LineSchema,
    items: between(3, 6, {
      name: LineSchema,
      /** 0 to 100. */
      effort: Type.Number({ minimum: 0, maximum: 100 }),
      effect: Type.Number({ minimum: 0, maximum: 100 }),
      /** Planned for now; the others wait. */
      now: Type.Optional(Type.Literal(true)),
    }),
  },
  /** A bus that carries its sponsor's name, with what the sponsor gets. */
  bus: { side: LineSchema, title: LineSchema, lines },
  /** A page cut out of a local paper. */
  clipping: {
    paper: LineSchema,
    headline: LineSchema,
    caption: LineSchema,
    /** The one next step at the end. */
    next: LineSchema,
  },
  /** A volunteer's card of ten shifts. */
  stamps: { title: LineSchema, stamped: Type.Integer({ minimum: 0, maximum: 10 }), lines },
  /** Twelve months in phases. */
  year: {
    title: LineSchema,
    phases: between(2, 6, { name: LineSchema, months: Type.Integer({ minimum: 1, maximum: 12 }) }),
  },
}
export type DrawingKind = keyof typeof kinds

type Drawing<K extends DrawingKind> = { kind: K; alt: string } & Static<Type.TObject<(typeof kinds)[K]>>

/** The drawing in a page's hero. */
export type Artifact = { [K in DrawingKind]: Drawing<K> }[DrawingKind]
export type ArtifactOf<K extends DrawingKind> = Extract<Artifact, { kind: K }>
export const ArtifactSchema = Type.Unsafe<Artifact>(
  Type.Union(
    Object.entries(kinds).map(([kind, fields]) =>
      // With a text alternative, because assistive technology treats a drawing as one image.
      Type.Object({ kind: Type.Literal(kind), alt: SentenceSchema, ...fields }),
    ),
  ),
)
