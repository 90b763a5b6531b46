import { domainToASCII } from 'node:url'
import { asOwner, type OwnedDatabase } from './as-owner.ts'
import { readLocalSettings } from './local-settings.ts'
import { type CaughtMail, createMailStore } from './mail/mail-store.ts'
import { ownerCommand, printable, printableJson } from './printable.ts'

/** Rows, or their number. */
type Person = Record<'leads' | 'audit_requests' | 'bookings', unknown>

/** Calls `export_person` or `forget_person`. Rows have an international domain in ASCII: `xn--bcher-kva.example`. */
async function ofPerson({ query }: OwnedDatabase, task: string, address: string) {
  const [row] = await query<{ person: Person }>(`select public.${task}($1) as person`, [stored(address)])
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
    if (really) await createMailStore(settings.mailDir).removeLeftovers()
    const mails = await mailsAbout(settings.mailDir, database, address, really)
    // Deleted rows remain in the embedded database's files otherwise.
    if (really && !settings.databaseUrl) for (const statement of rewriteFiles) await database.query(statement)
    return { ...rows, mails }
  })
  const count = (kind: keyof typeof person) => (really ? person[kind] : (person[kind] as unknown[]).length)
  const bookings = really ? [] : (person.bookings as { canceled_at: string | null; ends_at: string }[])
  const ahead = bookings.some((call) => !call.canceled_at && new Date(call.ends_at) > new Date())
  const lines = [
    `${really ? 'Deleted' : 'Would delete'}: ${count('leads')} leads, ${count('audit_requests')} audit requests, ${count('bookings')} calls,`,
    `${person.mails.length} caught mails, whoever else they name; with all messages and histories about them.`,
    ...(really || !ahead
      ? []
      : ['A call is ahead. Cancel it first, by the link in the team’s mail; until then nothing is deleted.']),
    ...(really ? [] : [...person.mails, `To delete them: ${ownerCommand('forget', address, '--yes')}`]),
    'Not reached from here: sent mails, calendars, your own copies, and what other people wrote.',
  ]
  console.log(lines.map(printable).join('\n'))
}

const rewriteFiles = ['set wal_recycle = off', 'vacuum full', 'select pg_switch_wal()', 'checkpoint']

/** The subjects of the caught mails sent to the address or containing it; deletes them if `really`. */
async function mailsAbout(dir: string, { query }: OwnedDatabase, address: string, really: boolean) {
  const store = createMailStore(dir)
  const found: string[] = []
  for (const mail of await store.list()) {
    const [row] = await query<{ found: boolean }>(
      `select exists (select from regexp_matches($1, '[^\\s<>"(),;:]+@[A-Za-z0-9.-]*[A-Za-z0-9]', 'g') as found (address)
                       where private.mailbox(found.address[1]) = private.mailbox($2)) as found`,
      [searchableText(mail), stored(address)],
    )
    if (!row?.found) continue
    found.push(`  mail: ${mail.subject}`)
    if (really) await store.remove(mail.id)
  }
  return found
}

function searchableText(mail: CaughtMail): string {
  // Unfold lines, since a calendar file may break one inside an address.
  const files = mail.attachments.map(({ content }) => String(content).replace(/\r?\n[ \t]/g, ''))
  const { from, to, replyTo, subject, text, html } = mail
  return [from, ...to, ...replyTo, subject, text, html, ...files].join('\n').replaceAll('\0', ' ')
}
