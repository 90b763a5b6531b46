import { testsOf } from './page-troubles.ts'
import { openSiteUnderTest } from './site-under-test.ts'

export { expect } from '@playwright/test'

/** The whole product, on its own port. With HOSTED, deployed to the rehearsed project (`npm run test:hosted`). */
const siteTest = process.env['HOSTED']
  ? testsOf(async () => (await import('../hosted/hosted-site.ts')).openHostedSite())
  : testsOf(() => openSiteUnderTest())

/** Every test starts without rows, mails and hours of the team's, and with limits that it does not reach. */
export const test = siteTest.extend<{ emptySite: undefined }>({
  emptySite: [
    async ({ site }, use) => {
      await site.query(
        'truncate public.bookings, public.leads, public.audit_requests, private.writes, private.outbox cascade',
      )
      await site.query(
        `update private.settings set calls_of_network = 1000, forms_of_network = 1000,
           forms_of_site = 1000, team_hours = null, morning_hour = null`,
      )
      await site.mail.clear()
      await use(undefined)
    },
    { auto: true },
  ],
})
