import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cloneDatabaseTemplate } from '../../supabase/local/database-template.ts'
import { readLocalSettings } from '../../supabase/local/local-settings.ts'
import { type LocalSite, type LocalSiteOptions, startLocalSite } from '../../supabase/local/local-site.ts'

/** Starts the built site with its own backend, on a free port and in a temporary folder. */
export async function openSiteUnderTest(options: Partial<LocalSiteOptions> = {}): Promise<LocalSite> {
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
    // No sweep: only the page's own request sends mails. tests/database covers the sweep.
    sweepPause: 0,
    ...options,
  })
  return {
    ...site,
    async close() {
      await site.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
