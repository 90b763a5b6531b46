import { asOwner } from './as-owner.ts'
import { readLocalSettings } from './local-settings.ts'
import { printable, printableJson } from './printable.ts'
import { submissionTables } from './submission-tables.ts'

// `npm run leads [-- --json]`: what visitors have left, whether the site is running or not.

try {
  const none = { leads: [], auditRequests: [], bookings: [], held: [], waiting: [] }
  const submissions = (await asOwner(readLocalSettings(), 'leads')) ?? none
  console.log(process.argv.includes('--json') ? printableJson(submissions) : submissionTables(submissions))
} catch (error) {
  console.error(printable((error as Error).message))
  process.exitCode = 1
}
