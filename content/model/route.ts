import Type, { type Static } from 'typebox'
import { MenuSchema } from './menu.ts'

/** A path of this site, as it stands in an address. */
export const PathSchema = Type.Unsafe<`/${string}`>(
  Type.String({
    pattern: '^/$|^(/[a-z0-9]+(-[a-z0-9]+)*)+$',
    description: 'small letters, digits and single hyphens between slashes',
  }),
)

const templates = ['sections', 'schedule', 'your-call', 'gallery'] as const

/** One entry of the route table. Its key is the canonical path. */
export const RouteSchema = Type.Object({
  /** Which page template renders it: a folder of `pages/`. */
  template: Type.Unsafe<(typeof templates)[number]>(Type.Union(templates.map((each) => Type.Literal(each)))),
  /** Further paths that answer with the same document and the same canonical link. */
  alsoAt: Type.Optional(Type.Unsafe<readonly `/${string}`[]>(Type.Array(PathSchema, { minItems: 1 }))),
  /** In sitemap.xml and open to search engines. */
  indexed: Type.Boolean(),
  /** The header menu that lists it. */
  menu: Type.Optional(MenuSchema),
  /** The page above it in the breadcrumbs, where it is not the home page. */
  parent: Type.Optional(PathSchema),
})
export type Route = Static<typeof RouteSchema>
