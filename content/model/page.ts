import Type, { type Static } from 'typebox'
import { ArtifactSchema } from './artifact.ts'
import { ActionSchema, RoutePathSchema } from './link.ts'
import { SectionSchema } from './section.ts'
import { atLeast, LineSchema, oneOf, SentenceSchema, ThemeSchema } from './text.ts'

/** What a hero opens on: paper by default, a leaf of the mark, a field of its section's color, or a quiet tint. */
const WindowSchema = Type.Object({
  layout: Type.Optional(oneOf('half', 'wide', 'top', 'bleed', 'form', 'poster', 'rows')),
  leaf: Type.Optional(oneOf('amber', 'nonprofit', 'islamic', 'climate')),
  /** The pages of services have the color of their group. */
  field: Type.Optional(oneOf('digital', 'fundraising', 'story')),
  quiet: Type.Optional(oneOf('nonprofit', 'islamic', 'climate', 'sunken', 'calendar')),
})
export type Window = Static<typeof WindowSchema>

const HeroSchema = Type.Object({
  /** A few words above the title that name the section of the site. */
  eyebrow: Type.Optional(LineSchema),
  title: Type.String({ minLength: 4, maxLength: 90 }),
  window: Type.Optional(WindowSchema),
  text: SentenceSchema,
  actions: Type.Array(ActionSchema, { maxItems: 2 }),
  /** A drawing of the page's subject, shown beside the title. */
  artifact: Type.Optional(ArtifactSchema),
  /** The page in a few words, set large: each with what it means, or struck out if there is no such thing. */
  statements: Type.Optional(
    atLeast(2, {
      text: LineSchema,
      note: Type.Optional(LineSchema),
      struck: Type.Optional(Type.Literal(true)),
      /** Names this statement and those below it. */
      label: Type.Optional(LineSchema),
    }),
  ),
  /** Leaves of the mark that lead to the audiences. */
  leaves: Type.Optional(
    Type.Array(
      Type.Object({
        name: LineSchema,
        text: LineSchema,
        to: RoutePathSchema,
        theme: oneOf('nonprofit', 'islamic', 'climate'),
      }),
    ),
  ),
})
export type Hero = Static<typeof HeroSchema>

const PageSeoSchema = Type.Object({
  /** The document's title without the provider's name. Search results cut it off after about 60 characters. */
  title: Type.String({ minLength: 10, maxLength: 60 }),
  /** Shown below the title in search results, which cut it off after about 160 characters. */
  description: Type.String({ minLength: 70, maxLength: 160 }),
})

/** Whether a lawyer has approved the current version of a legal text. */
const LegalReviewSchema = Type.Union([
  Type.Literal('open'),
  Type.Object({
    /** Not before the page's last change. */
    confirmedOn: Type.String({ format: 'date' }),
    /** The reviewer's role: 'Counsel for nonprofit law'. For editors, not published. */
    by: Type.String({ minLength: 8, maxLength: 200 }),
  }),
])

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
  /** For legal pages only: the text and its date in a few letters, which `npm run check` names when the text changes. */
  digest: Type.Optional(Type.String()),
  /** For legal pages only: whether the text is approved. */
  legalReview: Type.Optional(LegalReviewSchema),
})
export type Page = Static<typeof PageSchema>
