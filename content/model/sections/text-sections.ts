import Type from 'typebox'
import type { MetricKey } from '../../metrics.ts'
import { PlaceSchema, RoutePathSchema } from '../link.ts'
import { IconNameSchema, LineSchema, oneOf, ParagraphSchema, SentenceSchema } from '../text.ts'

/** An anchor on the page, in kebab-case. */
export const AnchorSchema = Type.String({
  pattern: '^[a-z][a-z0-9-]*$',
  description: 'small letters, digits and hyphens, a letter first',
})

/** Fields that most sections share: an anchor, a heading, and a sentence or two below it. */
export const heading = {
  /** Anchor, in kebab-case; unique on the page. */
  id: AnchorSchema,
  /** The section's `h2`. */
  heading: LineSchema,
  intro: Type.Optional(SentenceSchema),
}

/** A key of `content/metrics.ts`. */
export const MetricKeySchema = Type.Unsafe<MetricKey>(Type.String())
export const MetricKeysSchema = Type.Array(MetricKeySchema, { minItems: 1, maxItems: 6, uniqueItems: true })

const ServiceDetailSchema = Type.Object({
  /** Unique on the page, in kebab-case. */
  id: AnchorSchema,
  icon: IconNameSchema,
  name: LineSchema,
  description: SentenceSchema,
  /** The text of the card's Learn More dialog. */
  details: Type.Object({ what: ParagraphSchema, why: ParagraphSchema, example: ParagraphSchema }),
})

const FaqSchema = Type.Object({
  /** Asked as a visitor would ask it, ending in a question mark. */
  question: Type.String({
    minLength: 10,
    maxLength: 140,
    pattern: '\\?$',
    description: 'it as a question, with a question mark at its end',
  }),
  /** One or more paragraphs. */
  answer: Type.Array(ParagraphSchema, { minItems: 1 }),
})

/** Text sections: prose, cards, steps, questions, lists. */
export const textSections = {
  prose: {
    paragraphs: Type.Array(ParagraphSchema, { minItems: 1 }),
    /** A bulleted list below the paragraphs. */
    points: Type.Optional(Type.Array(SentenceSchema, { minItems: 2 })),
  },
  cards: {
    items: Type.Array(
      Type.Object({
        title: LineSchema,
        text: SentenceSchema,
        /** Makes the whole card a link to this page, or to a place on it. */
        to: Type.Optional(PlaceSchema),
        /** Determines the card's accent color; default: the page's theme. */
        theme: Type.Optional(oneOf('nonprofit', 'islamic', 'climate')),
        /** Drawn as one line that becomes this many, in place of the theme's pattern. */
        times: Type.Optional(Type.Integer({ minimum: 2, maximum: 9 })),
      }),
      { minItems: 2 },
    ),
  },
  serviceDetails: { items: Type.Array(ServiceDetailSchema, { minItems: 1 }) },
  steps: {
    items: Type.Array(Type.Object({ title: LineSchema, text: SentenceSchema }), { minItems: 2, maxItems: 6 }),
  },
  comparison: {
    /** Column headings: usually the problem on the left, and what we do about it on the right. */
    left: LineSchema,
    right: LineSchema,
    rows: Type.Array(Type.Object({ left: SentenceSchema, right: SentenceSchema }), { minItems: 2 }),
  },
  faqs: { items: Type.Array(FaqSchema, { minItems: 2 }) },
  checklist: {
    groups: Type.Array(
      Type.Object({ title: LineSchema, items: Type.Array(SentenceSchema, { minItems: 2 }) }),
      { minItems: 1 },
    ),
  },
  pageLinks: {
    /** Each link shows the title and summary of its page. */
    groups: Type.Array(
      Type.Object({ title: Type.Optional(LineSchema), pages: Type.Array(RoutePathSchema, { minItems: 1 }) }),
      { minItems: 1 },
    ),
  },
}
