import { callerName } from '../_shared/calls/call-invitation.ts'
import type { BookingRow, LeadRow } from '../_shared/database/rows.ts'
import { teamNotice } from '../_shared/mail/compose-mail.ts'
import { parseInstant, timeOfDay } from '../_shared/mail/moment-text.ts'
import type { Field, MailBlock } from '../_shared/mail/render-mail.ts'
import type { MessageKind } from '../_shared/outbox/message-kind.ts'

/** The result of `morning_report`. */
type MorningReport = {
  zone: string
  calls: BookingRow[]
  requests: (Pick<LeadRow, 'first_name' | 'last_name' | 'organization'> & { kind: string })[]
  late_messages: number
  calendars: { name: string; problem: string }[]
}

/** The team's daily mail: today's calls, yesterday's requests, and problems. */
export const morningMail: MessageKind = {
  async mail(_, { settings, database, yourCall }) {
    const { zone, calls, requests, late_messages, calendars } = await database.call<MorningReport>(
      'morning_report',
      {},
    )
    const changes = await Promise.all(
      calls.map(
        async (row): Promise<MailBlock> => ({
          kind: 'action',
          label: `Move or cancel: ${callerName(row)}`,
          url: await yourCall(row.id, 'team'),
          quiet: true,
        }),
      ),
    )
    const attention = calendars.map(({ name, problem }) => ({ label: name, value: problem }))
    if (late_messages > 0)
      attention.push({ label: 'Messages that could not be sent', value: String(late_messages) })
    return teamNotice(settings, {
      subject: `Today: ${calls.length === 1 ? '1 call' : `${calls.length} calls`}`,
      blocks: [
        heading(`Calls today, ${zone}`),
        listed(
          calls.map((row) => ({
            label: timeOfDay(parseInstant(row.starts_at), zone),
            value: callerName(row),
          })),
        ),
        ...changes,
        heading('Requests yesterday'),
        listed(requests.map((row) => ({ label: row.kind, value: callerName(row) }))),
        ...(attention.length > 0 ? [heading('Please look at'), attention] : []),
      ],
    })
  },
}

const heading = (text: string): MailBlock => ({ kind: 'heading', text })
const listed = (lines: Field[]): MailBlock => (lines.length > 0 ? lines : 'None.')
