import Type, { type Static } from 'typebox'
import { MenuSchema } from './menu.ts'
import { oneOf } from './one-of.ts'

/** A path of this site, as in its URL. */
export const PathSchema = Type.Unsafe<`/${string}`>(
  Type.String({
    pattern: '^/$|^(/[a-z0-9]+(-[a-z0-9]+)*)+$',
    description: 'small letters, digits and single hyphens between slashes',
  }),
)

const templates = ['sections', 'schedule', 'your-call', 'gallery'] as const

/** One entry of the route table. Its key is the canonical path. */
export const RouteSchema = Type.Object({
  /** The page template: a folder in `pages/`. */
  template: oneOf(...templates),
  /** Additional paths that serve the same document, with the same canonical link. */
  alsoAt: Type.Optional(Type.Unsafe<readonly `/${string}`[]>(Type.Array(PathSchema, { minItems: 1 }))),
  /** Listed in sitemap.xml and open to search engines. */
  indexed: Type.Boolean(),
  /** The header menu that lists it. */
  menu: Type.Optional(MenuSchema),
  /** The page above it in the breadcrumbs; default: the home page. */
  parent: Type.Optional(PathSchema),
})
export type Route = Static<typeof RouteSchema>
