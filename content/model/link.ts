import Type, { type Static } from 'typebox'
import type { RoutePath } from '../routes.ts'
import { LineSchema, oneOf } from './text.ts'

/** A path of the route table: a dead link does not compile, and fails validation too. */
export const RoutePathSchema = Type.Unsafe<RoutePath>(
  Type.String({ pattern: '^/', description: 'a path of content/routes.ts' }),
)

/** A page, or a place on one: `/contact#message`. */
export type Place = RoutePath | `${RoutePath}#${string}`
export const PlaceSchema = Type.Unsafe<Place>(RoutePathSchema)

export const PageLinkSchema = Type.Object({
  /** The link text; it must make sense out of context. */
  label: LineSchema,
  to: PlaceSchema,
})
export type PageLink = Static<typeof PageLinkSchema>

/** The labels of the calls to action, by what they ask for (PRODUCT.md, "Calls to action"). */
export const ctaLabels = {
  'book-call': 'Book Your Free Strategy Call',
  'free-audit': 'Get Free Website Audit',
  'fundraising-audit': 'Get a Fundraising Audit',
  'volunteer-pipeline': 'Build Your Volunteer Pipeline',
  'visibility-engine': 'Build Your Visibility Engine',
  'fundraising-specialist': 'Talk to a Fundraising Specialist',
} as const
export type CtaTag = keyof typeof ctaLabels

/** Opens the strategy-call or the audit modal; without JavaScript it is a link to `/schedule` or `/contact`. */
export const CallToActionSchema = Type.Object({
  label: LineSchema,
  tag: Type.Unsafe<CtaTag>(Type.Union(Object.keys(ctaLabels).map((tag) => Type.Literal(tag)))),
})
export type CallToAction = Static<typeof CallToActionSchema>

/** The eleven button styles (PRODUCT.md, "Button variants"). */
export const buttonVariants = [
  'default',
  'destructive',
  'outline',
  'secondary',
  'ghost',
  'link',
  'hero',
  'mission',
  'nonprofit',
  'islamic',
  'climate',
] as const

export type ButtonVariant = (typeof buttonVariants)[number]

const LinkButtonSchema = Type.Object({
  label: LineSchema,
  to: PlaceSchema,
  variant: oneOf(...buttonVariants),
})

export const downloadFields = {
  file: Type.String({
    pattern: '^/[a-z0-9-]+\\.(pdf|docx)$',
    description: 'the name of a PDF or Word file in public/, such as /checklist.pdf',
  }),
  label: LineSchema,
  /** The file's name in analytics events (PRODUCT.md, "Events"). */
  eventLabel: oneOf(
    'Meeting Minutes Template',
    'Meeting Minutes Complete Package',
    'Year-End Appeal Calendar',
    'Sample Website Audit',
    'Letters You Can Send',
    'Before You Sign',
  ),
}
const DownloadButtonSchema = Type.Object(downloadFields)
export type DownloadButton = Static<typeof DownloadButtonSchema>

/** A button of a hero or a closing section: a tagged call to action, a link to a page, or a download. */
export const ActionSchema = Type.Union([CallToActionSchema, LinkButtonSchema, DownloadButtonSchema])
export type Action = Static<typeof ActionSchema>
