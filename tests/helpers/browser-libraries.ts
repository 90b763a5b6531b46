import { spawnSync } from 'node:child_process'
import { baselineBrowser } from './baseline-browser.ts'
import { isPinnedBrowserHere } from './test-browser.ts'

/** What the pinned browser takes from the system, by Debian's names. */
const packages = ['libnss3', 'libnspr4', 'libexpat1']

/** Sees that the pinned browser starts where it is used at all. */
export async function ensureTestBrowser(): Promise<void> {
  if (isPinnedBrowserHere()) ensureBrowserLibraries(await baselineBrowser())
}

/** Sees that the browser starts; as root on Debian installs what it lacks, elsewhere says how to get it. */
function ensureBrowserLibraries(browser: string): void {
  if (starts(browser)) return
  const install = `apt-get install -y --no-install-recommends ${packages.join(' ')}`
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log(`Installing the browser's libraries: ${install}`)
    spawnSync(`apt-get update -qq && ${install}`, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] })
    if (starts(browser)) return
  }
  console.error(`The tests' browser does not start. It needs these libraries: sudo ${install}`)
  process.exit(1)
}

function starts(browser: string): boolean {
  return spawnSync(browser, ['--version']).status === 0
}
