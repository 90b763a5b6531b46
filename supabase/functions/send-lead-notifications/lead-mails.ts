import { scheduleLink } from '../_shared/calls/schedule-link.ts'
import { auditFields } from '../_shared/contracts/audit-request.ts'
import { dayText } from '../_shared/contracts/calendar-day.ts'
import type { AuditRequestRow, LeadRow } from '../_shared/database/rows.ts'
import { personMail, teamMail } from '../_shared/mail/compose-mail.ts'
import { callLine, contactLine } from '../_shared/mail/contacts.ts'
import { callerName } from '../_shared/mail/known-name.ts'
import { leadDetailFields, preferredTimeFields } from '../_shared/mail/lead-detail-fields.ts'
import type { MailBlock } from '../_shared/mail/render-mail.ts'
import { answers, contactFields, originFields, recordFields, titled } from '../_shared/mail/row-fields.ts'
import type { MessageContext, MessageKind } from '../_shared/outbox/message-kind.ts'
import { auditDelivery, callLength, callLengthAdjective, teamZone } from '../_shared/site-values.ts'

/** What the mails about a form say. */
type FormMails<Row> = {
  thanks: { subject: string; blocks(row: Row, siteUrl: string): MailBlock[] }
  /** For the team: the start of the subject, and what to do first. */
  task: string
  first(row: Row): string
}

/** A lead made by a booking has no mails of its own. */
const leadForms: Record<Exclude<LeadRow['form'], 'booking'>, FormMails<LeadRow>> = {
  strategy_call: {
    thanks: {
      subject: 'Thanks! Next: pick a time for your free call',
      // Without a link: an empty scheduler would ask for everything again.
      blocks: () => [
        'We’ve got your details. Thanks for telling us what you’re working on.',
        `Next is your free ${callLengthAdjective} strategy call. Haven’t picked a time yet? Reply with two or three times that suit you, and we’ll send you the invitation.`,
        'Anything we should know before we talk? Just reply.',
      ],
    },
    task: 'New lead',
    first: () => 'Look up their website. If they haven’t booked a call by tomorrow, email them.',
  },
  call_request: {
    thanks: {
      subject: 'Got it. We’ll email you a time for our call',
      blocks: (row) => [
        `Thanks for asking for a free ${callLengthAdjective} strategy call. We’ll email you an exact time and the link to the video meeting. Nothing’s booked until you have that email. Here’s what you asked for:`,
        preferredTimeFields(row),
        'Plans changed? Just reply.',
      ],
    },
    task: 'Call to schedule',
    first: () => 'Book a time below. They’ll get the link by email.',
  },
  contact_message: {
    thanks: {
      subject: 'We got your message',
      blocks: () => [
        'Thanks for writing. Someone on our team will answer, usually the next business day.',
        'Forgot something? Just reply.',
      ],
    },
    task: 'Message to answer',
    first: () => 'Answer them: a reply to this email doesn’t reach them.',
  },
}

const auditForm: FormMails<AuditRequestRow> = {
  thanks: {
    subject: 'We’re on it: your free website audit',
    blocks: (_, siteUrl) => [
      `Thanks for asking. We’ll look at your website as a donor would. Within ${auditDelivery} you’ll get our analysis: a short list of what to fix first.`,
      `Want to talk it through with a person? The strategy call takes ${callLength}, and it’s free.`,
      { kind: 'action', label: 'Book Strategy Call', url: `${siteUrl}/schedule` },
      'Anything we should look at first? Just reply.',
    ],
  },
  task: 'Audit to send',
  first: ({ due_on }) => `Send the analysis by ${dayText(due_on)}: we told them ${auditDelivery}.`,
}

/** The messages about a new lead of any form: thanks to the person, all details to the team. */
export const leadCreated = created(
  'leads',
  ({ form }) => leadForms[form as keyof typeof leadForms],
  (row) => titled('What they’re looking for', leadDetailFields(row)),
)

export const auditRequestCreated = created(
  'audit_requests',
  () => auditForm,
  (row) => titled('What to look at', answers(auditFields, row)),
)

type Tables = { leads: LeadRow; audit_requests: AuditRequestRow }

function created<Table extends keyof Tables>(
  table: Table,
  mailsOf: (row: Tables[Table]) => FormMails<Tables[Table]>,
  details: (row: Tables[Table]) => MailBlock[],
): MessageKind {
  return {
    async mail({ row_id, channel, person_refused }, context) {
      const { database, settings } = context
      const row = await database.find<Table>(table, row_id)
      if (!row) return undefined
      const { thanks, task, first } = mailsOf(row)
      if (channel === 'person') {
        // Who has picked a time is not asked to: the mail about the call comes anyway.
        const mayHaveBooked = 'form' in row && row.form === 'strategy_call'
        if (mayHaveBooked && (await database.call('contacts_of', { email: row.email })).call) return undefined
        const { subject, blocks } = thanks
        return personMail(settings, row, { subject, blocks: blocks(row, settings.siteUrl) })
      }
      return teamMail(settings, row, person_refused, {
        subject: `${task}: ${callerName(row)}`,
        blocks: [
          first(row),
          [...('preferred_day' in row ? preferredTimeFields(row, teamZone) : []), ...contactFields(row)],
          ...(await requestBlocks(row, context)),
          ...details(row),
          ...titled('Where they came from', [...originFields(row), ...recordFields(row)]),
        ],
      })
    },
  }
}

/** For the team: what the person sent before, a link to book a call for them, and one to say that they were answered. */
async function requestBlocks(
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
