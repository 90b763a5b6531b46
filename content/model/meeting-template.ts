import Type, { type Static } from 'typebox'
import { atLeast, LineSchema, oneOf, SentenceSchema } from './text.ts'

/** A form to print: a meeting-minutes template, used on the page and in the PDFs, or the form of an audit. */
export const MeetingTemplateSchema = Type.Object({
  /** 'Board meeting' */
  name: LineSchema,
  purpose: SentenceSchema,
  /** The parts, in order, each with what is filled in. */
  parts: atLeast(1, {
    title: LineSchema,
    fields: atLeast(1, {
      /** How much room the paper gives: one rule, two, a rule as high as a signature, or a table of tasks. */
      as: oneOf('line', 'wording', 'signature', 'tasks'),
      label: LineSchema,
    }),
    /** Filled in more than once: the paper has it twice. */
    again: Type.Optional(Type.Boolean()),
  }),
})
export type MeetingTemplate = Static<typeof MeetingTemplateSchema>
