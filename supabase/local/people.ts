import { asOwner, type OwnedDatabase } from './as-owner.ts'
import { listBackups } from './backups.ts'
import { readLocalSettings } from './local-settings.ts'
import { type CaughtMail, createMailStore } from './mail/mail-store.ts'
import { printable, printableJson } from './printable.ts'
import type { Row } from './tables.ts'

const kinds = ['leads', 'audit_requests', 'bookings', 'held_submissions'] as const
type OfEachKind<Value> = Record<(typeof kinds)[number], Value>

/** Other people's rows that contained the address. */
type Mentions = { mentioned_elsewhere: { table: string; id: string }[] }

async function readPerson(database: OwnedDatabase, address: string): Promise<OfEachKind<Row[]>> {
  const [row] = await database.query<{ person: OfEachKind<Row[]> }>(
    'select public.export_person($1) as person',
    [address],
  )
  if (!row) throw new Error('The database gave no answer.')
  return row.person
}

/** Prints everything stored about a person as JSON, under all spellings of the mailbox. */
export async function exportPerson([address]: readonly string[]): Promise<void> {
  if (!address) throw new Error('Usage: npm run owner -- export ADDRESS')
  console.log(
    printableJson((await asOwner(readLocalSettings(), (database) => readPerson(database, address))) ?? {}),
  )
}

/** Deletes everything stored about a person, under all spellings of the mailbox. */
export async function forgetPerson([address]: readonly string[]): Promise<void> {
  if (!address) throw new Error('Usage: npm run owner -- forget ADDRESS')
  const settings = readLocalSettings()
  const spellings = new Set([address.trim()])
  const forgotten = await asOwner(settings, async (database) => {
    const person = await readPerson(database, address)
    for (const row of kinds.flatMap((kind) => person[kind])) spellings.add(String(row['email']))
    const [row] = await database.query<{ forgotten: OfEachKind<number> & Mentions }>(
      'select public.forget_person($1) as forgotten',
      [address],
    )
    return row?.forgotten
  })
  const mails = await deleteMailsAbout(settings.mailDir, [...spellings])
  const { leads = 0, audit_requests = 0, bookings = 0, held_submissions = 0 } = forgotten ?? {}
  const lines = [
    `Deleted: ${leads} leads, ${audit_requests} audit requests, ${bookings} calls, ${held_submissions} that waited for a confirmation,`,
    `${mails} caught mails; with all messages and histories about them.`,
    ...(forgotten?.mentioned_elsewhere ?? []).map(
      ({ table, id }) => `The address was replaced by *.* in somebody else's words: ${table} ${id}`,
    ),
    'Not reached from here: mails that have left, calendars, and what the webhook told.',
    ...listBackups(settings.localDir).map((file) => `A backup of before may hold it: ${file}`),
  ]
  console.log(lines.map(printable).join('\n'))
}

/** Deletes the caught mails sent to one of the addresses or containing it, and returns their number. */
async function deleteMailsAbout(dir: string, addresses: readonly string[]): Promise<number> {
  const store = createMailStore(dir)
  const patterns = addresses.map(wholeAddress)
  const about = (await store.list()).filter((mail) => {
    const text = searchableText(mail)
    return patterns.some((pattern) => pattern.test(text))
  })
  for (const { id } of about) await store.remove(id)
  return about.length
}

/** Matches the address, but not as part of a longer address. */
function wholeAddress(address: string): RegExp {
  const literal = address.trim().replace(/[^\w@]/g, '\\$&')
  return new RegExp(`(?<![\\w.!#$%&'*+/=?^\`{|}~-])${literal}(?![\\w-]|\\.\\w)`, 'i')
}

function searchableText(mail: CaughtMail): string {
  // Unfold lines, since a calendar file may break one inside an address.
  const files = mail.attachments.map(({ content }) => String(content).replace(/\r?\n[ \t]/g, ''))
  const { from, to, replyTo, subject, text, html } = mail
  return [from, ...to, ...replyTo, subject, text, html, ...files].join('\n')
}
