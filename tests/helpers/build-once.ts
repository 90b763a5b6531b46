import { prepareDatabaseTemplate } from '../../supabase/local/database-template.ts'
import ensureBuilt from '../build/ensure-built.ts'
import { ensureTestBrowser } from './test-browser.ts'

/** Ensures that the browser starts, the site is built, and there is an empty database to clone. */
export default async function buildOnce(): Promise<void> {
  await ensureTestBrowser()
  await ensureBuilt()
  await prepareDatabaseTemplate()
}
