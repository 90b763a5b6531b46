import Type from 'typebox'
import { ActionSchema, downloadFields, RoutePathSchema } from '../link.ts'
import { ParagraphSchema, SentenceSchema } from '../text.ts'
import { heading } from './section-fields.ts'

/* Interactive sections: forms, downloads, calls to action. */

export const MeetingTemplatesSection = Type.Object({
  kind: Type.Literal('meetingTemplates'),
  ...heading,
  /** The page with the full templates. If set, this section shows only their purposes, with links to that page. */
  linesAt: Type.Optional(RoutePathSchema),
})

export const DownloadSection = Type.Object({
  kind: Type.Literal('download'),
  ...heading,
  paragraphs: Type.Array(ParagraphSchema, { minItems: 1 }),
  ...downloadFields,
})

export const BookingFormSection = Type.Object({ kind: Type.Literal('bookingForm'), ...heading })

/** Forms on pages of their own, which work without JavaScript. Their fields are defined in the server's contracts. */
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
