import type { Contact, TableName } from '../../supabase/functions/_shared/database/database.ts'
import type { MorningReport } from '../../supabase/functions/_shared/database/morning-report.ts'
import type { Mail } from '../../supabase/functions/_shared/mail/mailer.ts'
import type { MessageKinds } from '../../supabase/functions/_shared/outbox/deliver.ts'
import {
  auditRequestRow,
  bookingRow,
  leadRow,
  mailContext,
} from '../../supabase/functions/_shared/testing/examples.ts'
import { messageKinds } from '../../supabase/functions/sweep-outbox/message-kinds.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { expectPicture } from './picture.ts'

type Party = 'person' | 'team'
/** A row that mails are about. Both sides get one, unless it says who. */
type Sample = { table: TableName; row: { id: string }; only?: Party }

const uuid = (last: string) => `5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f00${last}`
const at = '2026-11-20T18:30:00+00:00'

const call = (changes: Parameters<typeof bookingRow>[0] = {}): Sample => ({
  table: 'bookings',
  row: bookingRow(changes),
})

/** The sample for each message kind, by its full name or its prefix. */
const samples: Readonly<Record<string, Sample>> = {
  lead: { table: 'leads', row: leadRow() },
  audit_request: { table: 'audit_requests', row: auditRequestRow() },
  booking: call(),
  'booking.reminder': { ...call(), only: 'person' },
  'booking.changed': call({
    id: uuid('15'),
    sequence: 1,
    moved_from: '2026-11-30T15:00:00+00:00',
    moved_by: 'team',
    note: 'Sorry, our board meets that morning.',
  }),
  'booking.canceled': call({
    id: uuid('16'),
    sequence: 1,
    canceled_at: at,
    canceled_by: 'person',
    note: 'We have hired somebody. Thank you!',
  }),
  'team.morning': { table: 'leads', row: leadRow(), only: 'team' },
}

/** All mails share a layout, so pictures of one are enough. */
const drawn = 'booking.created-to-person'

const mailTest = (name: string, ...args: Parameters<typeof write>) =>
  test(`mail ${name}`, async ({ page, site }) => {
    const mail = await write(...args)
    if (!mail) throw new Error('Nothing is sent: change the sample')
    // The tiles are on the site, which here is the static one.
    await page.setContent(mail.html.replace(/src="[^"]+\/tiles/g, `src="${site.url}/tiles`))
    const html = `${mailText(mail).trimEnd()}\n\n# as HTML\n\n${await page.locator('body').ariaSnapshot()}\n`
    expect.soft(html).toMatchSnapshot(['mails', `${name}.txt`])
    if (name !== drawn) return
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [320, 640]) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 400 })
        await expectPicture(page, `mails/${name}-${width}-${colorScheme}`)
      }
  })

/*
 * Every mail that the site sends: each message kind for each recipient. A new kind is included automatically if its
 * prefix is in `samples`; otherwise, add it there.
 */
for (const kind of Object.keys(messageKinds)) {
  const sample = samples[kind] ?? samples[kind.split('.')[0] ?? kind]
  if (!sample) throw new Error(`No sample for the mail ${kind}: add it to samples`)
  for (const party of sample.only ? [sample.only] : (['person', 'team'] as const))
    mailTest(`${kind}-to-${party}`, kind, party, sample)
}
mailTest('booking.created-to-team-person-failed', 'booking.created', 'team', call(), true)

async function write(
  kind: string,
  party: Party,
  { table, row }: Sample,
  personRefused = false,
): Promise<Mail | undefined> {
  const kinds: MessageKinds = messageKinds
  const message = {
    id: uuid('0a'),
    claim: uuid('0b'),
    kind,
    row_table: table,
    row_id: row.id,
    party,
    created_at: at,
    person_refused: personRefused,
  }
  const contacts: Contact[] = [
    { form: 'audit', created_at: '2026-10-12T18:30:00+00:00', words: 'Slow pages' },
    { form: 'strategy-call', created_at: at, words: 'SEO\nMore monthly donors' },
  ]
  const waiting = {
    ...leadRow(),
    mailbox: 'm',
    form: 'audit' as const,
    due_on: '2026-11-20',
    overdue: true,
    minutes: 3_000,
    contacts,
    fell: null,
    call: null,
    secret: 's',
  }
  const fallen = {
    ...waiting,
    mailbox: 'n',
    form: 'strategy-call' as const,
    due_on: null,
    overdue: false,
    fell: { by: 'person' as const, note: 'Sorry', starts_at: at },
    call: { ...bookingRow(), secret: 's' },
  }
  const coming = { ...bookingRow(), contacts, secret: 's' }
  const unsent = { kind: 'booking.created', party: 'person' as const, reason: '550', given_up: true }
  const listed = <Entry>(row: Entry) => ({ count: 1, rows: [row] })
  const morning: MorningReport = {
    zone: 'America/Los_Angeles',
    calls: listed(coming),
    late: 1,
    waiting: { count: 2, rows: [waiting, fallen] },
    week: {
      from: '2026-11-16',
      until: '2026-11-22',
      ...{ leads: 3, booked: 2, held: 1, no_shows: 1, canceled: 1, audits_due: 2, audits_on_time: 1 },
      campaigns: [{ campaign: 'spring', leads: 3, booked: 2 }],
    },
    unsent: listed({ ...bookingRow(), ...unsent }),
    calendars: [{ name: 'Team calendar', problem: 'The host answered with status 404.' }],
  }
  const context = mailContext(
    { leads: [leadRow()], [table]: [row] },
    { morning_report: morning, contacts_of: { contacts, call: null, network_calls: 4 } },
  )
  return kinds[kind]?.(message, context)
}

function mailText({ to, replyTo, subject, text, invitation }: Mail): string {
  const heads = [`To: ${to}`, ...(replyTo ? [`Reply-To: ${replyTo}`] : []), `Subject: ${subject}`]
  const file = invitation?.content.replace(/\r\n/g, '\n').replace(/^DTSTAMP:.*$/m, 'DTSTAMP:now')
  const files = invitation ? [`Invitation (${invitation.method})\n\n${file}`] : []
  return `${[heads.join('\n'), text, ...files].join('\n\n')}\n`
}
