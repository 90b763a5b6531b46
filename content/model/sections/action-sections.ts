import Type from 'typebox'
import { ActionSchema, downloadFields, RoutePathSchema } from '../link.ts'
import { oneOf } from '../one-of.ts'
import { ParagraphSchema, SentenceSchema } from '../text.ts'

/** Interactive sections: forms, downloads, calls to action. */
export const actionSections = {
  meetingTemplates: {
    /** The page with the full templates. If set, this section shows only their purposes, with links to that page. */
    linesAt: Type.Optional(RoutePathSchema),
  },
  download: { paragraphs: Type.Array(ParagraphSchema, { minItems: 1 }), ...downloadFields },
  bookingForm: {},
  /** Works without JavaScript. The form's fields are defined in the server's contracts. */
  plainForm: { form: oneOf('strategyCall', 'callRequest', 'contact', 'confirm') },
  callToAction: {
    text: SentenceSchema,
    actions: Type.Array(ActionSchema, { minItems: 1, maxItems: 2 }),
  },
}
