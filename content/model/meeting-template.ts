import Type, { type Static } from 'typebox'
import { IconNameSchema } from './icon-name.ts'
import { LineSchema, SentenceSchema } from './text.ts'

/** A meeting-minutes template, used on the page and in the PDFs. */
export const MeetingTemplateSchema = Type.Object({
  icon: IconNameSchema,
  /** 'Board meeting' */
  name: LineSchema,
  purpose: SentenceSchema,
  /** The parts of the minutes, in order, each with the items for the secretary to fill in. */
  parts: Type.Array(Type.Object({ title: LineSchema, items: Type.Array(LineSchema, { minItems: 1 }) }), {
    minItems: 3,
  }),
})
export type MeetingTemplate = Static<typeof MeetingTemplateSchema>
