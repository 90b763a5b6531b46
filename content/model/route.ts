import Type, { type Static } from 'typebox'
import { oneOf } from './text.ts'

/** The header's menus (PRODUCT.md, "Header and footer"): three drop-downs and the top-level links. */
export const menus = ['top', 'digital', 'fundraising', 'resources'] as const
export type Menu = (typeof menus)[number]

export const PathSchema = Type.Unsafe<`/${string}`>(
  Type.String({
    pattern: '^/$|^(/[a-z0-9]+(-[a-z0-9]+)*)+$',
    description: 'small letters, digits and single hyphens between slashes',
  }),
)

/** One entry of the route table. Its key is the canonical path. */
export const RouteSchema = Type.Object({
  /** The page template: a folder in `pages/`. */
  template: oneOf('sections', 'schedule', 'your-call', 'gallery'),
  /** Additional paths that serve the same document, with the same canonical link. */
  alsoAt: Type.Optional(Type.Unsafe<readonly `/${string}`[]>(Type.Array(PathSchema, { minItems: 1 }))),
  /** Listed in sitemap.xml and open to search engines. */
  indexed: Type.Boolean(),
  menu: Type.Optional(oneOf(...menus)),
  /** The page above it in the breadcrumbs; default: the home page. */
  parent: Type.Optional(PathSchema),
})
export type Route = Static<typeof RouteSchema>

/** The paths of all indexed pages, including their alternative paths (`alsoAt`). */
export function releasedAddresses(routes: Readonly<Record<string, Route>>): string[] {
  return Object.entries(routes)
    .flatMap(([path, { indexed, alsoAt = [] }]) => (indexed ? [path, ...alsoAt] : []))
    .sort()
}

/** A redirect from a renamed or removed page, or from an address that people try. */
export const RedirectSchema = Type.Object({
  /** A path that is not a page. */
  from: Type.String({ pattern: '^/[a-z0-9./-]+$', description: 'a path such as /old-name' }),
  /** The page that replaces it. */
  to: Type.String({ pattern: '^/' }),
})
export type Redirect = Static<typeof RedirectSchema>
