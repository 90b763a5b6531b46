import { asOwner } from './as-owner.ts'
import { readLocalSettings } from './local-settings.ts'
import { printableJson } from './printable.ts'
import { submissionTables } from './submission-tables.ts'

/** What visitors have sent, as tables or as JSON. */
export default async function leads(args: readonly string[]): Promise<void> {
  const none = { leads: [], auditRequests: [], bookings: [], waiting: [] }
  const submissions = (await asOwner(readLocalSettings(), 'leads')) ?? none
  console.log(args.includes('--json') ? printableJson(submissions) : submissionTables(submissions))
}
