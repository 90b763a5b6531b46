import { asOwner } from './as-owner.ts'
import { fromWhereItWasTyped, newBackupFile } from './backup-files.ts'
import { readLocalSettings } from './local-settings.ts'
import { printable } from './printable.ts'

// `npm run backup [-- FILE]`: the embedded database as one file, whether the site is running or not.

try {
  const settings = readLocalSettings()
  const file = process.argv[3]
    ? fromWhereItWasTyped(process.argv[3])
    : newBackupFile(settings.localDir, new Date())
  const bytes = await asOwner(settings, 'backup', file)
  if (bytes === undefined) throw new Error('There is no database yet.')
  console.log(printable(`${file} (${Math.ceil(bytes / 1024)} kB)`))
  console.log(printable(`To restore it: npm run restore -- ${file}`))
} catch (error) {
  console.error(printable((error as Error).message))
  process.exitCode = 1
}
