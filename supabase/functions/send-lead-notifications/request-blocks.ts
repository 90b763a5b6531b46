import { scheduleLink } from '../_shared/calls/schedule-link.ts'
import type { AuditRequestRow, LeadRow } from '../_shared/database/rows.ts'
import { callLine, contactLine } from '../_shared/mail/contacts.ts'
import type { MailBlock } from '../_shared/mail/render-mail.ts'
import type { MessageContext } from '../_shared/outbox/message-kind.ts'
import { teamZone } from '../_shared/site-values.ts'

/** For the team: what the person sent before, a link to book a call for them, and one to say that they were answered. */
export async function requestBlocks(
  row: LeadRow | AuditRequestRow,
  { database, settings, yourRequest }: MessageContext,
): Promise<MailBlock[]> {
  const { contacts, call } = await database.call('contacts_of', { email: row.email })
  const link = await yourRequest(row.id)
  const person = 'main_challenge' in row ? { ...row, current_challenge: row.main_challenge } : row
  return [
    [...callLine(call, teamZone), ...contactLine(contacts, row.created_at, teamZone)],
    {
      kind: 'action',
      label: 'Book a time for them',
      url: scheduleLink(settings.siteUrl, person, link),
      quiet: true,
    },
    { kind: 'action', label: 'Mark as answered', url: link, quiet: true },
  ]
}
