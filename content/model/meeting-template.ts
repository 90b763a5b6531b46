import Type, { type Static } from 'typebox'
import { IconNameSchema, LineSchema, oneOf, SentenceSchema } from './text.ts'

/** A form to print: a meeting-minutes template, used on the page and in the PDFs, or the form of an audit. */
export const MeetingTemplateSchema = Type.Object({
  icon: IconNameSchema,
  /** 'Board meeting' */
  name: LineSchema,
  purpose: SentenceSchema,
  /** The parts, in order, each with what is filled in. */
  parts: Type.Array(
    Type.Object({
      title: LineSchema,
      fields: Type.Array(
        Type.Object({
          /** How much room the paper gives: one rule, two, a rule as high as a signature, or a table of tasks. */
          as: oneOf('line', 'wording', 'signature', 'tasks'),
          label: LineSchema,
        }),
        { minItems: 1 },
      ),
      /** Filled in more than once: the paper has it twice. */
      again: Type.Optional(Type.Boolean()),
    }),
    { minItems: 1 },
  ),
})
export type MeetingTemplate = Static<typeof MeetingTemplateSchema>
