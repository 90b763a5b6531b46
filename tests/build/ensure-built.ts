import { readLocalSettings } from '../../supabase/local/local-settings.ts'
import { buildSite, isBuilt } from '../../supabase/local/site-build.ts'

/** Builds the site if the last build is out of date. */
export default async function ensureBuilt(): Promise<void> {
  const { siteDir } = readLocalSettings()
  if (!isBuilt(siteDir)) await buildSite(siteDir)
}
