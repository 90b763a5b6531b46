import { testsOf } from './page-troubles.ts'
import { startStaticSite } from './static-site.ts'

export { expect } from '@playwright/test'

/** The built site with a stubbed backend, for visual and accessibility tests. */
export const test = testsOf(
  startStaticSite,
  60_000,
  // Expected errors on the 404 page.
  /404 \(Not Found\).*\/no-such-page/,
  '404 /',
)
