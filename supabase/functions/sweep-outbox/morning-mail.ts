import { callerName } from '../_shared/calls/call-invitation.ts'
import { teamNotice } from '../_shared/mail/compose-mail.ts'
import { parseInstant, timeOfDay } from '../_shared/mail/moment-text.ts'
import type { MailBlock } from '../_shared/mail/render-mail.ts'
import { fields } from '../_shared/mail/row-fields.ts'
import type { MessageKind } from '../_shared/outbox/message-kind.ts'

/** The team's day: today's calls, yesterday's requests, and what needs attention. */
export const morningMail: MessageKind = {
  async mail(_, { settings, morning, links }) {
    const { zone, calls, requests, late_messages, calendars } = await morning()
    const callLines = calls.map((row): [string, string] => [
      timeOfDay(parseInstant(row.starts_at), zone),
      callerName(row),
    ])
    const changes = await Promise.all(
      calls.map(
        async (row): Promise<MailBlock> => ({
          kind: 'action',
          label: `Move or cancel: ${callerName(row)}`,
          url: await links.of(row.id, 'team'),
          quiet: true,
        }),
      ),
    )
    const attention = [
      ...calendars.map(({ name, problem }): [string, string] => [name, problem]),
      ...(late_messages > 0
        ? [['Messages that could not leave', String(late_messages)] as [string, string]]
        : []),
    ]
    return teamNotice(settings, {
      subject: `Today: ${calls.length === 1 ? '1 call' : `${calls.length} calls`}`,
      blocks: [
        { kind: 'heading', text: `Calls today, ${zone}` },
        ...listed(callLines, 'None.'),
        ...changes,
        { kind: 'heading', text: 'Requests yesterday' },
        ...listed(
          requests.map((row): [string, string] => [row.kind, callerName(row)]),
          'None.',
        ),
        ...(attention.length > 0
          ? ([{ kind: 'heading', text: 'Please look at' }, fields(attention)] as MailBlock[])
          : []),
      ],
    })
  },
}

const listed = (lines: [string, string][], none: string): MailBlock[] =>
  lines.length > 0 ? [fields(lines)] : [none]
