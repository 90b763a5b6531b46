import { prepareDatabaseTemplate } from '../../supabase/local/database-template.ts'
import { readLocalSettings } from '../../supabase/local/local-settings.ts'
import { buildSite, isBuilt } from '../../supabase/local/site-build.ts'
import { ensureTestBrowser } from './browser-libraries.ts'

/** Before the first test: a browser that starts, the site as its sources are now, and an empty database to copy. */
export default async function buildOnce(): Promise<void> {
  await ensureTestBrowser()
  const { siteDir } = readLocalSettings()
  if (!isBuilt(siteDir)) await buildSite(siteDir)
  await prepareDatabaseTemplate()
}
