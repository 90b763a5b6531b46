import Type, { type Static } from 'typebox'
import { actionSections } from './sections/action-sections.ts'
import { exampleSections } from './sections/example-sections.ts'
import { heading } from './sections/section-fields.ts'
import { textSections } from './sections/text-sections.ts'

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
