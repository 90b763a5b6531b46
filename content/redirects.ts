import type { Redirect } from './model/route.ts'
import type { RoutePath } from './routes.ts'

/**
 * Permanent redirects (status 301). When you rename or remove a page, add its old address here; `npm run check`
 * compares with `content/released-routes.json` and lists missing ones.
 */
export const redirects = [
  { from: '/index.html', to: '/' },
  { from: '/blog', to: '/resources' },
  { from: '/sitemap', to: '/sitemap.xml' },
] as const satisfies readonly (Redirect & { to: RoutePath | '/sitemap.xml' })[]

/** Hash links of the old site and the pages that replace them (PRODUCT.md, "Routes"). */
export const oldHashes = {
  'who-we-help': '/who-we-help',
  'impact-stories': '/impact-stories',
  services: '/services',
  resources: '/resources',
  about: '/our-mission',
} as const satisfies Record<string, RoutePath>
