import Type from 'typebox'
import { ParagraphSchema } from './text.ts'

export const FaqSchema = Type.Object({
  /** Asked as a visitor would ask it, ending in a question mark. */
  question: Type.String({
    minLength: 10,
    maxLength: 140,
    pattern: '\\?$',
    description: 'it as a question, with a question mark at its end',
    text: 'question',
  }),
  /** One or more paragraphs. */
  answer: Type.Array(ParagraphSchema, { minItems: 1 }),
})
