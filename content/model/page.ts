import Type, { type Static } from 'typebox'
import { LegalReviewSchema } from './consent.ts'
import { HeroSchema } from './hero.ts'
import { oneOf } from './one-of.ts'
import { SectionSchema } from './section.ts'
import { LineSchema, SentenceSchema } from './text.ts'
import { ThemeSchema } from './theme.ts'

export const PageSeoSchema = Type.Object({
  /** The document's title without the provider's name. Search results cut it off after about 60 characters. */
  title: Type.String({ minLength: 10, maxLength: 60 }),
  /** Shown below the title in search results, which cut it off after about 160 characters. */
  description: Type.String({ minLength: 70, maxLength: 160 }),
})

/** A page of the site: head, hero, and sections in reading order. */
export const PageSchema = Type.Object({
  seo: PageSeoSchema,
  theme: ThemeSchema,
  /**
   * The page's type in structured data, besides WebPage and BreadcrumbList. `service` adds a Service (areas
   * served: United States and Remote), `article` an Article. FAQPage is added for pages with an FAQ section.
   */
  subject: oneOf('page', 'service', 'article', 'contact', 'about'),
  /** The page's short name in menus, breadcrumbs and link cards. */
  name: LineSchema,
  /** One sentence for link cards. */
  summary: SentenceSchema,
  hero: HeroSchema,
  sections: Type.Array(SectionSchema),
  /** Day of the last change to the content, for articles and legal pages: YYYY-MM-DD. */
  updated: Type.Optional(Type.String({ format: 'date' })),
  /** What the page's facts about laws and programs rest on: addresses by title. */
  sources: Type.Optional(Type.Record(Type.String(), Type.String({ pattern: '^https://' }))),
  /** For legal pages only: whether the text is approved. */
  legalReview: Type.Optional(LegalReviewSchema),
})
export type Page = Static<typeof PageSchema>
