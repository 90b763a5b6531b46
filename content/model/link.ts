import Type, { type Static } from 'typebox'
import type { RoutePath } from '../routes.ts'
import { ButtonVariantSchema } from './button-variant.ts'
import { LineSchema } from './text.ts'

/** A path of the route table: a dead link does not compile, and fails validation too. */
export const RoutePathSchema = Type.Unsafe<RoutePath>(
  Type.String({ pattern: '^/', description: 'a path of content/routes.ts', routePath: true }),
)

export const PageLinkSchema = Type.Object({
  /** The link text; it must make sense out of context. */
  label: LineSchema,
  /** The page it leads to. */
  to: RoutePathSchema,
})
export type PageLink = Static<typeof PageLinkSchema>

/** What a call to action asks for (PRODUCT.md, "Calls to action"). */
export const ctaTags = [
  'book-call',
  'free-audit',
  'fundraising-audit',
  'volunteer-pipeline',
  'visibility-engine',
  'fundraising-specialist',
] as const
export type CtaTag = (typeof ctaTags)[number]

export const CallToActionSchema = Type.Object({
  /** The button's label. */
  label: LineSchema,
  /** Opens the strategy-call or the audit modal; without JavaScript it is a link to `/schedule` or `/contact`. */
  tag: Type.Unsafe<CtaTag>(Type.Union(ctaTags.map((tag) => Type.Literal(tag)))),
})
export type CallToAction = Static<typeof CallToActionSchema>

export const LinkButtonSchema = Type.Object({
  label: LineSchema,
  to: RoutePathSchema,
  variant: ButtonVariantSchema,
})

/** A file that the visitor can download. */
export const downloadFields = {
  /** File in `public/`. */
  file: Type.String({
    pattern: '^/[a-z0-9-]+\\.pdf$',
    description: 'the name of a PDF in public/, such as /checklist.pdf',
    publicFile: true,
  }),
  label: LineSchema,
  /** The file's name in analytics events (PRODUCT.md, "Events"). */
  eventLabel: Type.Union([
    Type.Literal('Meeting Minutes Template'),
    Type.Literal('Meeting Minutes Complete Package'),
    Type.Literal('Year-End Appeal Calendar'),
  ]),
}
export const DownloadButtonSchema = Type.Object(downloadFields)
export type DownloadButton = Static<typeof DownloadButtonSchema>

/** A button of a hero or a closing section: a tagged call to action, a link to a page, or a download. */
export const ActionSchema = Type.Union([CallToActionSchema, LinkButtonSchema, DownloadButtonSchema])
export type Action = Static<typeof ActionSchema>
