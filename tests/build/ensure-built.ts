import { readLocalSettings } from '../../supabase/local/local-settings.ts'
import { buildSite, isBuilt } from '../../supabase/local/site-build.ts'

export default async function ensureBuilt(): Promise<void> {
  const { siteDir } = readLocalSettings()
  if (!isBuilt(siteDir)) await buildSite(siteDir)
}
