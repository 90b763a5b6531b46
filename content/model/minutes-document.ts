import Type, { type Static } from 'typebox'
import type { meetingTemplates } from '../meeting-templates.ts'
import { LineSchema, ParagraphSchema, SentenceSchema } from './text.ts'

/** A key of `content/meeting-templates.ts`. */
export type MeetingKind = keyof typeof meetingTemplates

/** A PDF of the resources. Its chapters come from `content/meeting-templates.ts` and `content/year-end-calendar.ts`. */
export const MinutesDocumentSchema = Type.Object({
  /** File in `public/`. */
  file: Type.String({ pattern: '^/[a-z0-9-]+\\.pdf$' }),
  eyebrow: LineSchema,
  /** The title on the first page and in the title bar of a PDF viewer. */
  title: LineSchema,
  text: ParagraphSchema,
  /** Instructions on the first page, one step each. */
  howTo: Type.Object({
    heading: LineSchema,
    steps: Type.Array(SentenceSchema, { minItems: 2, maxItems: 6 }),
  }),
  templates: Type.Array(Type.Unsafe<MeetingKind>(Type.String())),
  chapters: Type.Array(
    Type.Unsafe<'checklist' | 'bestPractices' | 'yearEndCalendar' | 'yearEndRules'>(Type.String()),
  ),
})
export type MinutesDocument = Static<typeof MinutesDocumentSchema>
