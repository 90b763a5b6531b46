import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserPackage, cachedFolder, unpackBrowser } from './cached-folder.ts'

/**
 * The browser for baselines: the binary in the npm package, so that the lock file pins it. Not unpacked by the package
 * itself, which unpacks to /tmp and trusts any file that is already there.
 */
export async function baselineBrowser(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(browserPackage, 'package.json'), 'utf8')) as {
    version: string
  }
  const folder = await cachedFolder(`baseline-browser-${version}`, (draft) =>
    unpackBrowser(browserPackage, draft),
  )
  return join(folder, 'chromium')
}
