import Type from 'typebox'
import { LineSchema, SentenceSchema } from './text.ts'

/** The text beside the scheduler. */
export const ScheduleNotesSchema = Type.Object({
  heading: LineSchema,
  points: Type.Array(SentenceSchema, { minItems: 2 }),
  closing: SentenceSchema,
})
