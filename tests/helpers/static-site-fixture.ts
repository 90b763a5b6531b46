import { test as base } from '@playwright/test'
import { type PageTroubles, watchPages } from './page-troubles.ts'
import { type StaticSite, startStaticSite } from './static-site.ts'

export { expect } from '@playwright/test'

/** The built site with a stubbed backend, for visual and accessibility tests. */
export const test = base.extend<{ troubles: PageTroubles }, { site: StaticSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const site = await startStaticSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  troubles: [
    async ({ context, site }, use) => {
      const troubles = await watchPages(context, site.url)
      // Expected errors on the 404 page.
      troubles.allow(/404 \(Not Found\).*\/no-such-page/, '404 /')
      await use(troubles)
      troubles.check()
    },
    { auto: true },
  ],
})
