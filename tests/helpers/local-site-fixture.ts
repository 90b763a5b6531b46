import { test as base } from '@playwright/test'
import type { LocalSite } from '../../supabase/local/local-site.ts'
import { type PageTroubles, watchPages } from './page-troubles.ts'
import { openSiteUnderTest } from './site-under-test.ts'

export { expect } from '@playwright/test'

interface WorkerFixtures {
  /** The whole product on its own port, one per worker. */
  site: LocalSite
}

interface TestFixtures {
  /** Every test starts without rows and mails, and with the default rate limits. */
  emptySite: undefined
  /** Browser errors in any page. A test declares the ones that it provokes. */
  troubles: PageTroubles
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const site = await openSiteUnderTest()
      await use(site)
      await site.close()
    },
    // With HOSTED, the project is deployed first.
    { scope: 'worker', timeout: process.env['HOSTED'] ? 300_000 : 60_000 },
  ],

  emptySite: [
    async ({ site }, use) => {
      await emptySite(site)
      await use(undefined)
    },
    { auto: true },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  troubles: [
    async ({ context, site }, use) => {
      const troubles = await watchPages(context, site.url)
      await use(troubles)
      troubles.check()
    },
    { auto: true },
  ],
})

/** Also deletes the submissions that count toward the rate limits. */
async function emptySite(site: LocalSite): Promise<void> {
  await site.query(
    'truncate public.bookings, public.leads, public.audit_requests, public.held_submissions, private.submissions, private.outbox, private.mailboxes cascade',
  )
  await site.query('update private.settings set calls_of_origin = 1000, unproved_forms_of_origin = 10000')
  await site.mail.clear()
}
