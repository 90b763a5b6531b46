import Type, { type Static } from 'typebox'
import { ActionSchema, downloadFields, RoutePathSchema } from './link.ts'
import { oneOf } from './one-of.ts'
import { exampleSections } from './sections/example-sections.ts'
import { heading } from './sections/section-fields.ts'
import { textSections } from './sections/text-sections.ts'
import { ParagraphSchema, SentenceSchema } from './text.ts'

/** Interactive sections: forms, downloads, calls to action. */
const actionSections = {
  meetingTemplates: {
    /** The page with the full templates. If set, this section shows only their purposes, with links to that page. */
    linesAt: Type.Optional(RoutePathSchema),
  },
  download: { paragraphs: Type.Array(ParagraphSchema, { minItems: 1 }), ...downloadFields },
  bookingForm: {},
  /** Works without JavaScript. The form's fields are defined in the server's contracts. */
  plainForm: { form: oneOf('strategyCall', 'callRequest', 'contact') },
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
