import type { LocalSite } from '../../supabase/local/local-site.ts'
import { testsOf } from './page-troubles.ts'
import { openSiteUnderTest } from './site-under-test.ts'

export { expect } from '@playwright/test'

/** The whole product, on its own port. With HOSTED, the project is deployed first. */
const siteTest = testsOf(() => openSiteUnderTest(), process.env['HOSTED'] ? 300_000 : 60_000)

/** Every test starts without rows and mails, and with the default rate limits. */
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
    'truncate public.bookings, public.leads, public.audit_requests, public.held_submissions, private.submissions, private.outbox, private.mailboxes cascade',
  )
  await site.query('update private.settings set calls_of_origin = 1000, unproved_forms_of_origin = 10000')
  await site.mail.clear()
}
