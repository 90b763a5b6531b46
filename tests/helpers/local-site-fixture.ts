import type { LocalSite } from '../../supabase/local/local-site.ts'
import { testsOf } from './page-troubles.ts'
import { openSiteUnderTest } from './site-under-test.ts'

export { expect } from '@playwright/test'

/** The whole product, on its own port. With HOSTED, the project is deployed first. */
const siteTest = testsOf(() => openSiteUnderTest(), process.env['HOSTED'] ? 300_000 : 60_000)

/** Every test starts without rows, mails and hours of the team's, and with the default rate limits. */
export const test = siteTest.extend<{ emptySite: undefined }>({
  emptySite: [
    async ({ site }, use) => {
      await emptySite(site)
      await use(undefined)
    },
    { auto: true },
  ],
})

/** Also deletes the submissions that count toward the rate limits. */
async function emptySite(site: LocalSite): Promise<void> {
  await site.query(
    'truncate public.bookings, public.leads, public.audit_requests, private.writes, private.outbox cascade',
  )
  await site.query(
    'update private.settings set calls_of_network = 1000, share_of_starts = 1000, forms_of_network = 1000, forms_of_site = 1000, team_hours = null',
  )
  await site.mail.clear()
}
