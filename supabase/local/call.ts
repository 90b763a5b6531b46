import { parseArgs } from 'node:util'
import { asOwner } from './as-owner.ts'
import { readLocalSettings } from './local-settings.ts'
import { printable } from './printable.ts'

/** What became of a call. */
export default async function call(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { outcome: { type: 'string' }, note: { type: 'string', default: '' } },
  })
  const [id] = positionals
  if (!id || (values.outcome !== 'no-show' && values.outcome !== 'done'))
    throw new Error('Usage: npm run owner -- call ID --outcome no-show|done [--note "…"]')
  const outcome = values.outcome.replace('-', '_')
  const argument = JSON.stringify({ id, outcome, note: values.note })
  const stored = await asOwner(readLocalSettings(), 'outcome', argument)
  if (!stored) throw new Error('There is no database yet.')
  console.log(printable(`${values.outcome}: the call with ${stored.first_name}`))
}
