import Type from 'typebox'
import type { CaseStudyPath } from '../../routes.ts'
import { IconNameSchema } from '../icon-name.ts'
import { RoutePathSchema } from '../link.ts'
import { LineSchema, ParagraphSchema, SentenceSchema } from '../text.ts'
import { AnchorSchema, heading } from './section-fields.ts'

/* Text sections: prose, cards, steps, questions, lists. */

export const ProseSection = Type.Object({
  kind: Type.Literal('prose'),
  ...heading,
  paragraphs: Type.Array(ParagraphSchema, { minItems: 1 }),
  /** A bulleted list below the paragraphs. */
  points: Type.Optional(Type.Array(SentenceSchema, { minItems: 2 })),
})

export const CardsSection = Type.Object({
  kind: Type.Literal('cards'),
  ...heading,
  items: Type.Array(
    Type.Object({
      icon: IconNameSchema,
      title: LineSchema,
      text: SentenceSchema,
      /** Makes the whole card a link to this page. */
      to: Type.Optional(RoutePathSchema),
      /** Determines the card's accent color; default: the page's theme. */
      theme: Type.Optional(
        Type.Union([Type.Literal('nonprofit'), Type.Literal('islamic'), Type.Literal('climate')]),
      ),
    }),
    { minItems: 2 },
  ),
})

const ServiceDetailSchema = Type.Object({
  /** Unique on the page, in kebab-case. */
  id: AnchorSchema,
  icon: IconNameSchema,
  name: LineSchema,
  description: SentenceSchema,
  /** The text of the card's Learn More dialog. */
  details: Type.Object({
    what: ParagraphSchema,
    why: ParagraphSchema,
    example: ParagraphSchema,
    /**
     * The case study that describes the example in full. With it, the heading is “A real example”. Without it, the
     * example is hypothetical, and the heading is “For example”.
     */
    caseStudy: Type.Optional(Type.Unsafe<CaseStudyPath>(RoutePathSchema)),
  }),
})

export const ServiceDetailsSection = Type.Object({
  kind: Type.Literal('serviceDetails'),
  ...heading,
  items: Type.Array(ServiceDetailSchema, { minItems: 1 }),
})

export const StepsSection = Type.Object({
  kind: Type.Literal('steps'),
  ...heading,
  items: Type.Array(Type.Object({ title: LineSchema, text: SentenceSchema }), { minItems: 2, maxItems: 6 }),
})

export const ComparisonSection = Type.Object({
  kind: Type.Literal('comparison'),
  ...heading,
  /** Column headings: usually the problem on the left, and what we do about it on the right. */
  left: LineSchema,
  right: LineSchema,
  rows: Type.Array(Type.Object({ left: SentenceSchema, right: SentenceSchema }), { minItems: 2 }),
})

export const TimelineSection = Type.Object({
  kind: Type.Literal('timeline'),
  ...heading,
  phases: Type.Array(
    Type.Object({
      /** 'Months 1–2' */
      when: LineSchema,
      title: LineSchema,
      text: SentenceSchema,
      points: Type.Array(SentenceSchema, { minItems: 2 }),
    }),
    { minItems: 2 },
  ),
})

const FaqSchema = Type.Object({
  /** Asked as a visitor would ask it, ending in a question mark. */
  question: Type.String({
    minLength: 10,
    maxLength: 140,
    pattern: '\\?$',
    description: 'it as a question, with a question mark at its end',
    text: 'question',
  }),
  /** One or more paragraphs. */
  answer: Type.Array(ParagraphSchema, { minItems: 1 }),
})

export const FaqSection = Type.Object({
  kind: Type.Literal('faqs'),
  ...heading,
  items: Type.Array(FaqSchema, { minItems: 2 }),
})

export const ChallengesSection = Type.Object({
  kind: Type.Literal('challenges'),
  ...heading,
  /** The groups of `content/challenges.ts` to show, in order. */
  groups: Type.Array(
    Type.Union([Type.Literal('nonprofit'), Type.Literal('islamic'), Type.Literal('climate')]),
    { minItems: 1 },
  ),
})

export const ChecklistSection = Type.Object({
  kind: Type.Literal('checklist'),
  ...heading,
  groups: Type.Array(Type.Object({ title: LineSchema, items: Type.Array(SentenceSchema, { minItems: 2 }) }), {
    minItems: 1,
  }),
})

export const PageLinksSection = Type.Object({
  kind: Type.Literal('pageLinks'),
  ...heading,
  /** Each link shows the title and summary of its page. */
  groups: Type.Array(
    Type.Object({ title: Type.Optional(LineSchema), pages: Type.Array(RoutePathSchema, { minItems: 1 }) }),
    { minItems: 1 },
  ),
})
