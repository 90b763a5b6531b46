import Type, { type Static } from 'typebox'
import { between, LineSchema, oneOf, SentenceSchema, ThemeSchema } from './text.ts'

/** A line of a drawn paper or screen. It is not interactive. */
const SheetPartSchema = Type.Object({
  as: oneOf(
    'title',
    'text',
    /** A name, and its value in `note`. */
    'row',
    /** The last row of a receipt: its value is large. */
    'total',
    'field',
    'choice',
    'chosen',
    'amount',
    'chosenAmount',
    'button',
    'struck',
    'figure',
    'photo',
    /** Written by hand, with the text below it. */
    'signature',
    /** Counted in strokes, five by five: its text begins with the number. */
    'tally',
    /** To be signed, with who signs below it. */
    'line',
  ),
  text: LineSchema,
  note: Type.Optional(LineSchema),
  /** The number of a finding about the line, in a disc at its end. */
  mark: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
})

export const SheetSchema = Type.Object({
  /** Its silhouette. A `draft` is corrected in red, `numbered` has line numbers, a `pad` is yellow, and a `cabinet` has a drawer for each row. */
  paper: oneOf('page', 'draft', 'receipt', 'letter', 'phone', 'screen', 'card', 'numbered', 'pad', 'cabinet'),
  /** The caption: 'Before', 'The ad'. */
  label: LineSchema,
  parts: Type.Array(SheetPartSchema, { minItems: 1, maxItems: 9 }),
})
export type Sheet = Static<typeof SheetSchema>

/** The fields of each kind of object, besides its text alternative. */
const kinds = {
  /** Papers or screens beside each other. */
  sheets: {
    sheets: Type.Array(SheetSchema, { minItems: 1, maxItems: 3 }),
    /** The names of the cards behind it. */
    behind: Type.Optional(Type.Array(LineSchema, { minItems: 3, maxItems: 3 })),
  },
  /** Letters on their way; the last one lies on top. */
  envelopes: {
    envelopes: between(3, 3, {
      from: LineSchema,
      to: LineSchema,
      theme: oneOf('nonprofit', 'islamic', 'climate'),
    }),
  },
  /** A page of search results: the new entry near the top, the old one below. */
  search: {
    query: LineSchema,
    address: LineSchema,
    after: Type.Object({ label: LineSchema, title: LineSchema, text: LineSchema }),
    before: Type.Object({ label: LineSchema, title: LineSchema, text: LineSchema }),
  },
  /** Figures with their sources; the row marked `sum` stands between rules, one without a value is muted. */
  ledger: {
    title: LineSchema,
    columns: Type.Tuple([LineSchema, LineSchema, LineSchema]),
    rows: between(3, 7, {
      name: LineSchema,
      from: LineSchema,
      /** A figure as `{metricKey}`, or why there is none. */
      value: LineSchema,
      look: Type.Optional(oneOf('sum', 'open')),
    }),
  },
  /** The first pages of PDFs, from `content/documents.ts`. */
  covers: {
    covers: between(1, 4, {
      publisher: LineSchema,
      /** The wide one of the four tiles. */
      tile: oneOf('amber', 'islamic', 'nonprofit', 'climate'),
      eyebrow: LineSchema,
      title: LineSchema,
      text: SentenceSchema,
      chapters: Type.Array(LineSchema),
    }),
  },
  /** Twelve months from left to right, with a bar in each row. */
  year: {
    title: LineSchema,
    /** Heads the third column, if rows have a date. */
    dates: Type.Optional(LineSchema),
    rows: between(3, 7, {
      name: LineSchema,
      when: Type.Optional(LineSchema),
      /** Months since January 1: 0 is January 1, 11.5 is mid-December. */
      from: Type.Number({ minimum: 0, maximum: 12 }),
      to: Type.Number({ minimum: 0, maximum: 12 }),
    }),
  },
  /** A month of a wall calendar, with marked days. */
  wall: {
    year: Type.Integer({ minimum: 2026, maximum: 2099 }),
    /** 1 to 12. */
    month: Type.Integer({ minimum: 1, maximum: 12 }),
    marks: between(1, 10, { day: Type.Integer({ minimum: 1, maximum: 31 }), text: LineSchema }),
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
  /** Four quarters by the effort that work takes (left to right) and what it brings (bottom to top). */
  matrix: {
    title: LineSchema,
    effort: LineSchema,
    effect: LineSchema,
    /** What comes first: little effort, much effect. */
    first: Type.Object({ label: LineSchema, items: Type.Array(LineSchema, { minItems: 1, maxItems: 3 }) }),
    /** What waits: much of both, little of both. Much effort for little is crossed out. */
    others: Type.Array(Type.Array(LineSchema, { minItems: 1, maxItems: 3 }), { minItems: 3, maxItems: 3 }),
  },
  /** A page cut out of a local paper. */
  clipping: {
    paper: LineSchema,
    headline: LineSchema,
    caption: LineSchema,
    /** The one next step at the end. */
    next: LineSchema,
  },
  /** A volunteer's card of ten shifts. */
  stamps: {
    title: LineSchema,
    stamped: Type.Integer({ minimum: 0, maximum: 10 }),
    lines: Type.Array(LineSchema, { minItems: 1, maxItems: 4 }),
  },
  /** What a meeting's recording is allowed to hear. */
  wave: {
    states: between(3, 3, {
      name: LineSchema,
      text: LineSchema,
      /** Crossed out, above the text. */
      struck: Type.Optional(LineSchema),
      /** Nothing is recorded. */
      off: Type.Optional(Type.Literal(true)),
    }),
  },
  /** Twelve months in phases, a square for each month. */
  phases: { phases: between(2, 6, { name: LineSchema, months: Type.Integer({ minimum: 1, maximum: 12 }) }) },
  /** What is done and what is to come, as slices of a leaf. */
  progress: {
    entries: between(3, 6, { when: LineSchema, what: LineSchema, open: Type.Optional(Type.Literal(true)) }),
  },
  /** The brand's mark. */
  mark: {
    /** How many leaves are filled; the others are outlines. */
    filled: Type.Integer({ minimum: 1, maximum: 4 }),
    /** Quarter turns, clockwise. */
    turn: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
    /** A word or two on each leaf. */
    words: Type.Optional(Type.Array(LineSchema, { minItems: 4, maxItems: 4 })),
  },
}
export type ObjectKind = keyof typeof kinds

type Drawing<K extends ObjectKind> = { kind: K; alt: string } & Static<Type.TObject<(typeof kinds)[K]>>

/** What stands on the window of a page's hero. */
export type Artifact = { [K in ObjectKind]: Drawing<K> }[ObjectKind]
export type ArtifactOf<K extends ObjectKind> = Extract<Artifact, { kind: K }>
export const ArtifactSchema = Type.Unsafe<Artifact>(
  Type.Union(
    Object.entries(kinds).map(([kind, fields]) =>
      // With a text alternative, because assistive technology treats an object as one image.
      Type.Object({ kind: Type.Literal(kind), alt: SentenceSchema, ...fields }),
    ),
  ),
)
