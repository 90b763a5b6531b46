import type { LeadHistoryRow, LeadRow } from '../_shared/database/rows.ts'
import type { MailBlock } from '../_shared/mail/render-mail.ts'
import { fields } from '../_shared/mail/row-fields.ts'

const compared: [label: string, column: keyof LeadRow][] = [
  ['First name', 'first_name'],
  ['Last name', 'last_name'],
  ['Email', 'email'],
  ['Phone', 'phone'],
  ['Organization', 'organization'],
  ['Type of organization', 'org_type'],
  ['Current challenge', 'current_challenge'],
  ['Campaign source', 'utm_source'],
  ['Campaign name', 'utm_campaign'],
]

/** Where the booking and the record disagree, both, and which of them the record says now. */
export function historyBlocks({ before, brought, replaced }: LeadHistoryRow): MailBlock[] {
  const differing = compared.filter(
    ([, column]) => before[column] && brought[column] && before[column] !== brought[column],
  )
  if (differing.length === 0) return []
  return [
    { kind: 'heading', text: 'This address was known with other details' },
    replaced
      ? 'The booking came from the same visit as the record, so the record now says what the booking says. Before, it said:'
      : 'Anybody can type this address, so the record was not changed. It says:',
    fields(differing.map(([label, column]) => [label, String(before[column])])),
    'The booking says:',
    fields(differing.map(([label, column]) => [label, String(brought[column])])),
  ]
}
