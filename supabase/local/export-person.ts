import { asOwner } from './as-owner.ts'
import { readLocalSettings } from './local-settings.ts'
import { printableJson } from './printable.ts'

/** Everything that is stored about a person, as JSON. Other spellings of the same mailbox are the same person. */
export default async function exportPerson([address]: readonly string[]): Promise<void> {
  if (!address) throw new Error('Usage: npm run owner -- export ADDRESS')
  console.log(printableJson((await asOwner(readLocalSettings(), 'export', address)) ?? {}))
}
