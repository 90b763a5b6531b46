import Type, { type Static } from 'typebox'
import type { RoutePath } from '../routes.ts'

/** A redirect from a renamed or removed page, or from an address that people try. */
export const RedirectSchema = Type.Object({
  /** A path that is not a page. */
  from: Type.String({ pattern: '^/[a-z0-9./-]+$', description: 'a path such as /old-name' }),
  /** The page that replaces it. */
  to: Type.Unsafe<RoutePath | '/sitemap.xml'>(Type.String({ pattern: '^/' })),
})
export type Redirect = Static<typeof RedirectSchema>
