import Type from 'typebox'
import { ActionSchema, downloadFields, RoutePathSchema } from '../link.ts'
import { ParagraphSchema, SentenceSchema } from '../text.ts'
import { heading } from './section-fields.ts'

/* Sections where the visitor does something: a form, a download, a call to action. */

export const MeetingTemplatesSection = Type.Object({
  kind: Type.Literal('meetingTemplates'),
  ...heading,
  /** The page that has all their lines, where this section says what each is for and leads there. */
  linesAt: Type.Optional(RoutePathSchema),
})

export const DownloadSection = Type.Object({
  kind: Type.Literal('download'),
  ...heading,
  paragraphs: Type.Array(ParagraphSchema, { minItems: 1 }),
  ...downloadFields,
})

export const BookingFormSection = Type.Object({ kind: Type.Literal('bookingForm'), ...heading })

/** The forms of a page of their own; they work without script. What they ask is the contracts' of the server. */
const plainFormKinds = ['strategyCall', 'callRequest', 'contact', 'confirm'] as const
type PlainFormKind = (typeof plainFormKinds)[number]

export const PlainFormSection = Type.Object({
  kind: Type.Literal('plainForm'),
  ...heading,
  form: Type.Unsafe<PlainFormKind>(Type.Union(plainFormKinds.map((form) => Type.Literal(form)))),
})

export const CallToActionSection = Type.Object({
  kind: Type.Literal('callToAction'),
  ...heading,
  text: SentenceSchema,
  actions: Type.Array(ActionSchema, { minItems: 1, maxItems: 2 }),
})
