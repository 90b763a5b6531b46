import Type, { type Static } from 'typebox'
import { SheetSchema } from './artifact.ts'
import { ActionSchema, CallToActionSchema, downloadFields } from './link.ts'
import { exampleSections } from './sections/example-sections.ts'
import { heading, textSections } from './sections/text-sections.ts'
import { LineSchema, oneOf, ParagraphSchema, SentenceSchema } from './text.ts'

/** Interactive sections: forms, downloads, calls to action. */
const actionSections = {
  /** All of `content/meeting-templates.ts`, line by line. */
  meetingTemplates: {},
  download: { paragraphs: Type.Array(ParagraphSchema, { minItems: 1 }), ...downloadFields },
  bookingForm: {},
  /** One gift, followed from station to station along a line; one station is a gap. */
  gift: {
    stations: Type.Array(
      Type.Object({
        when: LineSchema,
        title: LineSchema,
        text: SentenceSchema,
        sheet: Type.Optional(SheetSchema),
      }),
      { minItems: 3 },
    ),
    /** At which station nothing happens, what the two choices are called, and what the second fills in. */
    gap: Type.Object({
      at: Type.Integer(),
      usual: LineSchema,
      ours: LineSchema,
      calendar: LineSchema,
      steps: Type.Array(Type.Object({ month: LineSchema, what: LineSchema }), { minItems: 2 }),
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
    form: oneOf('strategyCall', 'callRequest', 'contact'),
    /** Below the intro: what happens with what is sent. */
    points: Type.Optional(Type.Array(SentenceSchema, { minItems: 1 })),
  },
  callToAction: { text: SentenceSchema, actions: Type.Array(ActionSchema, { minItems: 1, maxItems: 2 }) },
}

/** The fields of each kind of section, besides its anchor, heading and intro. */
const kinds = { ...textSections, ...exampleSections, ...actionSections }
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
