import Type, { type Static } from 'typebox'
import { LegalReviewSchema } from './consent.ts'
import { HeroSchema } from './hero.ts'
import { SectionSchema } from './section.ts'
import { PageSeoSchema } from './seo.ts'
import { LineSchema, SentenceSchema } from './text.ts'
import { ThemeSchema } from './theme.ts'

/**
 * What the structured data calls the page, beside WebPage and BreadcrumbList. `service` adds a Service (areas
 * served: United States and Remote), `article` an Article; a section of questions adds a FAQPage by itself.
 */
export const pageSubjects = ['page', 'service', 'article', 'contact', 'about'] as const
export type PageSubject = (typeof pageSubjects)[number]

/** A page of the site: its head, its hero and its sections in reading order. */
export const PageSchema = Type.Object({
  seo: PageSeoSchema,
  theme: ThemeSchema,
  subject: Type.Unsafe<PageSubject>(Type.Union(pageSubjects.map((subject) => Type.Literal(subject)))),
  /** The page's short name in menus, breadcrumbs and link cards. */
  name: LineSchema,
  /** One sentence for link cards. */
  summary: SentenceSchema,
  hero: HeroSchema,
  sections: Type.Array(SectionSchema),
  /** Day of the last change to what the page says, for articles and legal pages: YYYY-MM-DD. */
  updated: Type.Optional(Type.String({ format: 'date' })),
  /** Legal pages alone: whether the text is confirmed. */
  legalReview: Type.Optional(LegalReviewSchema),
})
export type Page = Static<typeof PageSchema>
