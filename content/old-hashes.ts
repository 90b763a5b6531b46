import type { RoutePath } from './routes.ts'

/** Hash links of the old site and the pages that replace them (PRODUCT.md, "Routes"). */
export const oldHashes = {
  'who-we-help': '/who-we-help',
  'impact-stories': '/impact-stories',
  services: '/services',
  resources: '/resources',
  about: '/our-mission',
} as const satisfies Record<string, RoutePath>
