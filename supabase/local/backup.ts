import { asOwner } from './as-owner.ts'
import { fromWhereItWasTyped, newBackupFile } from './backup-files.ts'
import { readLocalSettings } from './local-settings.ts'
import { printable } from './printable.ts'

/** Writes the embedded database to one file. */
export default async function backup([wanted]: readonly string[]): Promise<void> {
  const settings = readLocalSettings()
  const file = wanted ? fromWhereItWasTyped(wanted) : newBackupFile(settings.localDir, new Date())
  const bytes = await asOwner(settings, 'backup', file)
  if (bytes === undefined) throw new Error('There is no database yet.')
  console.log(printable(`${file} (${Math.ceil(bytes / 1024)} kB)`))
  console.log(printable(`To restore it: npm run owner -- restore ${file}`))
}
