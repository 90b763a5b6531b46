import { readLocalSettings } from '../../supabase/local/local-settings.ts'
import { buildSite, isBuilt } from '../../supabase/local/site-build.ts'

/** Before the first test that reads the built site: builds it, unless it is what the sources are now. */
export default async function buildOnce(): Promise<void> {
  const { siteDir } = readLocalSettings()
  if (!isBuilt(siteDir)) await buildSite(siteDir)
}
