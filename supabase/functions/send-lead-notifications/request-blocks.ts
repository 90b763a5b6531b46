import { scheduleLink } from '../_shared/calls/schedule-link.ts'
import { requestNames } from '../_shared/contracts/request-names.ts'
import type { AuditRequestRow, LeadRow } from '../_shared/database/rows.ts'
import { parseInstant } from '../_shared/mail/moment-text.ts'
import { teamZone } from '../_shared/mail/provider.ts'
import type { MailBlock } from '../_shared/mail/render-mail.ts'
import type { MessageContext } from '../_shared/outbox/message-kind.ts'

type Contact = { form: keyof typeof requestNames; created_at: string }

const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth']

/** For the team: what the person sent before, a link to book a call for them, and one to say that they were answered. */
export async function requestBlocks(
  row: LeadRow | AuditRequestRow,
  { database, settings, yourRequest }: MessageContext,
): Promise<MailBlock[]> {
  const before = await database.call<Contact[]>('contacts_before', { request_id: row.id })
  const day = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: teamZone(settings),
  })
  const earlier = before.map(
    ({ form, created_at }) => `${requestNames[form]} on ${day.format(parseInstant(created_at))}`,
  )
  const ordinal = ordinals[before.length] ?? `${before.length + 1}th`
  return [
    ...(earlier.length > 0 ? [[{ label: `${ordinal} contact`, value: earlier.join(', ') }]] : []),
    {
      kind: 'action',
      label: 'Book a time for them',
      url: scheduleLink(settings.siteUrl, row),
      quiet: true,
    },
    { kind: 'action', label: 'Mark as answered', url: await yourRequest(row.id), quiet: true },
  ]
}
