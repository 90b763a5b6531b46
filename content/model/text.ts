import type lucide from '@iconify-json/lucide/icons.json'
import Type, { type TProperties } from 'typebox'

export const oneOf = <const T extends readonly string[]>(...values: T) =>
  Type.Unsafe<T[number]>(Type.Union(values.map((value) => Type.Literal(value))))

/** Lists of objects with these fields. */
export const atLeast = <Fields extends TProperties>(minItems: number, fields: Fields) =>
  Type.Array(Type.Object(fields), { minItems })
export const between = <Fields extends TProperties>(minItems: number, maxItems: number, fields: Fields) =>
  Type.Array(Type.Object(fields), { minItems, maxItems })

/** The name of a Lucide icon, such as `sprout` or `hand-heart`; a wrong name does not compile. */
export type IconName = keyof typeof lucide.icons
export const IconNameSchema = Type.Unsafe<IconName>(Type.String())

/** The theme of a page determines its accent color, pattern and social image. */
export const themes = ['mission', 'nonprofit', 'islamic', 'climate'] as const

export type Theme = (typeof themes)[number]
export const ThemeSchema = oneOf(...themes)

const trimmed = { pattern: '^\\S[\\s\\S]*\\S$', description: 'it with no space before or after' }

/** A short line without a period: a heading, a label, a button, a line of a drawing. */
export const LineSchema = Type.String({
  minLength: 2,
  maxLength: 120,
  pattern: '^\\S(.*\\S)?$',
  description: `${trimmed.description}, and no line break`,
})

export const ParagraphSchema = Type.String({ minLength: 20, maxLength: 900, ...trimmed })

/** A sentence or two: the text of a card or a step. */
export const SentenceSchema = Type.String({ minLength: 10, maxLength: 420, ...trimmed })
