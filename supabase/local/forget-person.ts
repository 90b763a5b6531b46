import { asOwner } from './as-owner.ts'
import { listBackups } from './backup-files.ts'
import { readLocalSettings } from './local-settings.ts'
import { deleteMailsAbout } from './mail/mails-about.ts'
import type { Forgotten } from './person-tasks.ts'
import { printable } from './printable.ts'

/** Deletes everything that is stored about a person, under every spelling of the mailbox. */
export default async function forgetPerson([address]: readonly string[]): Promise<void> {
  if (!address) throw new Error('Usage: npm run owner -- forget ADDRESS')
  const settings = readLocalSettings()
  const forgotten = (await asOwner(settings, 'forget', address)) ?? nobody
  const mails = await deleteMailsAbout(settings.mailDir, [address, ...forgotten.addresses])
  const { bookings, leads, audit_requests, held_submissions } = forgotten.deleted
  const lines = [
    `Deleted: ${leads} leads, ${audit_requests} audit requests, ${bookings} calls, ${held_submissions} that waited for a confirmation,`,
    `${mails} caught mails; with all messages and histories about them.`,
    ...forgotten.mentionedElsewhere.map(
      ({ table, id }) => `The address was replaced by *.* in somebody else's words: ${table} ${id}`,
    ),
    'Not reached from here: mails that have left, calendars, and what the webhook told.',
    ...listBackups(settings.localDir).map((file) => `A backup of before may hold it: ${file}`),
  ]
  console.log(lines.map(printable).join('\n'))
}

const nobody: Forgotten = {
  deleted: { bookings: 0, leads: 0, audit_requests: 0, held_submissions: 0 },
  mentionedElsewhere: [],
  addresses: [],
}
