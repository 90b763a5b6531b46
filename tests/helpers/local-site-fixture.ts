import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { cloneDatabaseTemplate } from '../../supabase/local/database-template.ts'
import { readLocalSettings } from '../../supabase/local/local-settings.ts'
import { type LocalSite, startLocalSite } from '../../supabase/local/local-site.ts'
import type { RateLimits } from '../../supabase/local/rate-limits.ts'
import { type PageTroubles, watchPages } from './page-troubles.ts'

export { expect } from '@playwright/test'

interface WorkerFixtures {
  /** Raised, so that one test's submissions are not counted against another's. */
  rateLimits: RateLimits
  /** The whole product at an address of its own: one per worker. */
  site: LocalSite
}

interface TestFixtures {
  /** Every test starts with no rows and no mails. */
  emptySite: undefined
  /** What went wrong in any page; a test declares here what it means to provoke. */
  troubles: PageTroubles
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  rateLimits: [
    { perEmail: 10_000, perAddress: 10_000 },
    { option: true, scope: 'worker' },
  ],

  site: [
    async ({ rateLimits }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'site-under-test-'))
      const dataDir = join(folder, 'database')
      await cloneDatabaseTemplate(dataDir)
      const site = await startLocalSite({
        port: 0,
        dataDir,
        mailDir: join(folder, 'mail'),
        siteDir: readLocalSettings().siteDir,
        quiet: true,
        relaxedDurability: true,
        // Only the page's own call sends here; tests/database has the sweep.
        sweepPause: 0,
        rateLimits,
      })
      await use(site)
      await site.close()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
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

/** Without the submissions that are counted for the rate limits, too. */
async function emptySite(site: LocalSite): Promise<void> {
  await site.query(
    'truncate public.bookings, public.leads, public.audit_requests, public.held_submissions, private.submissions, private.outbox, private.mailboxes cascade',
  )
  await site.mail.clear()
}
