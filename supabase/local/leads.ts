import { asOwner } from './as-owner.ts'
import { readLocalSettings } from './local-settings.ts'
import { printableJson } from './printable.ts'
import { leadsCsv, submissionTables } from './submission-tables.ts'

/** What visitors have sent, as tables, as JSON, or the leads as CSV. */
export default async function leads(args: readonly string[]): Promise<void> {
  const none = { leads: [], auditRequests: [], bookings: [], held: [], waiting: [] }
  const submissions = (await asOwner(readLocalSettings(), 'leads')) ?? none
  if (args.includes('--csv')) console.log(leadsCsv(submissions))
  else console.log(args.includes('--json') ? printableJson(submissions) : submissionTables(submissions))
}
