import { prepareDatabaseTemplate } from '../../supabase/local/database-template.ts'
import ensureBuilt from '../build/ensure-built.ts'
import { ensureTestBrowser } from './test-browser.ts'

/** Before the first test: a browser that starts, the site as its sources are now, and an empty database to copy. */
export default async function buildOnce(): Promise<void> {
  await ensureTestBrowser()
  await ensureBuilt()
  await prepareDatabaseTemplate()
}
