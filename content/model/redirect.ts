import Type, { type Static } from 'typebox'
import type { RoutePath } from '../routes.ts'

/** An address that leads to another page: of a page that was renamed or taken away, or one that people try. */
export const RedirectSchema = Type.Object({
  /** The address that is no page of its own (any more). */
  from: Type.String({ pattern: '^/[a-z0-9./-]+$', description: 'a path such as /old-name' }),
  /** Where its visitors find what they came for. */
  to: Type.Unsafe<RoutePath | '/sitemap.xml'>(Type.String({ pattern: '^/' })),
})
export type Redirect = Static<typeof RedirectSchema>
