import Type, { type Static } from 'typebox'
import type { meetingTemplates } from '../meeting-templates.ts'
import { LineSchema, ParagraphSchema, SentenceSchema } from './text.ts'

/** A key of `content/meeting-templates.ts`. */
export type MeetingKind = keyof typeof meetingTemplates

/** A PDF with meeting-minutes templates: what stands around the templates themselves. */
export const MinutesDocumentSchema = Type.Object({
  /** File in `public/`. */
  file: Type.String({ pattern: '^/[a-z0-9-]+\\.pdf$' }),
  /** A few words above the title. */
  eyebrow: LineSchema,
  /** The document's title, on its first page and in the reader's window. */
  title: LineSchema,
  lead: ParagraphSchema,
  /** How to use it, one step each, on the first page. */
  howTo: Type.Object({
    heading: LineSchema,
    steps: Type.Array(SentenceSchema, { minItems: 2, maxItems: 6 }),
  }),
  /** Which templates it holds, in this order. */
  templates: Type.Array(Type.Unsafe<MeetingKind>(Type.String()), { minItems: 1 }),
  /** Chapters after the templates, in this order. */
  chapters: Type.Array(Type.Union([Type.Literal('checklist'), Type.Literal('bestPractices')])),
})
export type MinutesDocument = Static<typeof MinutesDocumentSchema>
