import type { Redirect } from './model/redirect.ts'

/**
 * Addresses that lead on for good (status 301). Whoever renames a page or takes one away adds its old address here;
 * `npm run check` compares with `content/released-routes.ts` and names what is missing.
 */
export const redirects = [
  { from: '/index.html', to: '/' },
  { from: '/blog', to: '/resources' },
  { from: '/sitemap', to: '/sitemap.xml' },
] as const satisfies readonly Redirect[]
