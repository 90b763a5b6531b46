import { asOwner } from './as-owner.ts'
import { listBackups } from './backup-files.ts'
import { type LocalSettings, readLocalSettings } from './local-settings.ts'
import { deleteMailsAbout } from './mail/mails-about.ts'
import type { Forgotten } from './person-tasks.ts'
import { printable, printableJson } from './printable.ts'

// `npm run person -- export|forget ADDRESS`: a copy of all that is stored of a person, or its end. The same mailbox by
// another spelling is the same person.

const [verb, address = ''] = process.argv.slice(3)
try {
  const settings = readLocalSettings()
  if (verb === 'export' && address) {
    console.log(printableJson((await asOwner(settings, 'export', address)) ?? {}))
  } else if (verb === 'forget' && address) {
    await forget(settings)
  } else {
    console.error('Usage: npm run person -- export ADDRESS, or: npm run person -- forget ADDRESS')
    process.exitCode = 1
  }
} catch (error) {
  console.error(printable((error as Error).message))
  process.exitCode = 1
}

async function forget(settings: LocalSettings): Promise<void> {
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
