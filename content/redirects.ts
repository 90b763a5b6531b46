import type { Redirect } from './model/route.ts'

/**
 * Permanent redirects (status 301). When you rename or remove a page, add its old address here; `npm run check`
 * compares with `content/released-routes.json` and lists missing ones.
 */
export const redirects = [
  { from: '/index.html', to: '/' },
  { from: '/blog', to: '/resources' },
  { from: '/sitemap', to: '/sitemap.xml' },
] as const satisfies readonly Redirect[]
