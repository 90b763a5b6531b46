import { existsSync, readdirSync, rmSync } from 'node:fs'
import { domainToASCII } from 'node:url'
import { asOwner, type OwnedDatabase } from './as-owner.ts'
import { readLocalSettings } from './local-settings.ts'
import { ownerCommand, printable, printableJson } from './printable.ts'

/** Rows, or their number. */
type Person = Record<'leads' | 'audit_requests' | 'bookings', unknown>

/** Calls `export_person` or `forget_person`. Rows have an international domain in ASCII: `xn--bcher-kva.example`. */
async function ofPerson({ query }: OwnedDatabase, task: string, address: string) {
  const [row] = await query<{ person: Person }>(`select api.${task}($1) as person`, [stored(address)])
  if (!row) throw new Error('The database gave no answer.')
  return row.person
}

const stored = (address: string) =>
  address.trim().replace(/(?<=@)[^@]+$/, (domain) => domainToASCII(domain) || domain)

/** Prints everything stored about a person as JSON, under all spellings of the mailbox. */
export async function exportPerson([address]: readonly string[]): Promise<void> {
  if (!address) throw new Error('Usage: npm run owner -- export ADDRESS')
  const person = await asOwner(readLocalSettings(), (database) =>
    ofPerson(database, 'export_person', address),
  )
  console.log(printableJson(person))
}

/** Deletes everything stored about a person, under all spellings of the mailbox; without `--yes`, only says what. */
export async function forgetPerson([address, yes]: readonly string[]): Promise<void> {
  if (!address || address.startsWith('-')) throw new Error('Usage: npm run owner -- forget ADDRESS [--yes]')
  const settings = readLocalSettings()
  const really = yes === '--yes'
  const person = await asOwner(settings, async (database) => {
    const rows = await ofPerson(database, really ? 'forget_person' : 'export_person', address)
    // Deleted rows remain in the embedded database's files otherwise.
    if (really && !settings.databaseUrl) for (const statement of rewriteFiles) await database.query(statement)
    return rows
  })
  const { mailDir } = settings
  const mails = existsSync(mailDir) ? readdirSync(mailDir) : []
  if (really) rmSync(mailDir, { recursive: true, force: true })
  const count = (kind: keyof typeof person) => (really ? person[kind] : (person[kind] as unknown[]).length)
  const bookings = really ? [] : (person.bookings as { canceled_at: string | null; ends_at: string }[])
  const ahead = bookings.some((call) => !call.canceled_at && new Date(call.ends_at) > new Date())
  if (!really && bookings.length + Number(count('leads')) + Number(count('audit_requests')) === 0)
    return console.log(printable(`Nothing is stored about ${address}.`))
  const lines = [
    `${really ? 'Deleted' : 'Would delete'}: ${count('leads')} leads, ${count('audit_requests')} audit requests, ${count('bookings')} calls,`,
    `with all messages and histories about them, and all ${mails.length} caught mails, whoever they are about.`,
    ...(really || !ahead
      ? []
      : ['A call is ahead. Cancel it first, by the link in the team’s mail; until then nothing is deleted.']),
    ...(really ? [] : [`To delete them: ${ownerCommand('forget', address, '--yes')}`]),
    'Not reached from here: sent mails, calendars, your own copies, and what other people wrote.',
  ]
  console.log(lines.map(printable).join('\n'))
}

const rewriteFiles = ['set wal_recycle = off', 'vacuum full', 'select pg_switch_wal()', 'checkpoint']
