import Type from 'typebox'
import { LineSchema, SentenceSchema } from './text.ts'

export const ScheduleNotesSchema = Type.Object({
  heading: LineSchema,
  points: Type.Array(SentenceSchema, { minItems: 2 }),
  closing: SentenceSchema,
})
