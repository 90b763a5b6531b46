import { callerName } from '../_shared/calls/call-invitation.ts'
import type { LeadRow } from '../_shared/database/rows.ts'
import { personMail, teamMail } from '../_shared/mail/compose-mail.ts'
import { leadDetailFields, preferredTimeFields } from '../_shared/mail/lead-detail-fields.ts'
import type { Mail, Provider } from '../_shared/mail/mail.ts'
import type { MailBlock } from '../_shared/mail/render-mail.ts'
import { contactFields, originFields, recordFields, titled } from '../_shared/mail/row-fields.ts'
import type { MessageKind } from '../_shared/outbox/message-kind.ts'
import { callLengthAdjective, teamZone } from '../_shared/site-values.ts'
import { eventRow } from '../_shared/webhook/webhook.ts'
import { requestBlocks } from './request-blocks.ts'

/** The messages about a new lead of any form: thanks to the person, all details to the team. */
export const leadCreated: MessageKind = {
  async mail({ row_id, channel, person_failing }, context) {
    const { database, settings } = context
    const row = await database.find('leads', row_id)
    if (!row) return undefined
    return channel === 'person'
      ? thanks[row.form](row, settings)
      : report(row, settings, person_failing, await requestBlocks(row, context))
  },
  async webhook({ row_id }, { database }) {
    const row = await database.find('leads', row_id)
    return row && { lead: eventRow(row) }
  },
}

/** A lead made by a booking has no mails of its own. */
const thanks: Record<LeadRow['form'], (row: LeadRow, provider: Provider) => Mail> = {
  booking: thanksForLead,
  strategy_call: thanksForLead,
  call_request: thanksForRequest,
  contact_message: thanksForMessage,
}

function thanksForLead(row: LeadRow, provider: Provider): Mail {
  return personMail(provider, row, {
    subject: 'Thanks! Next: pick a time for your free call',
    blocks: [
      'We’ve got your details. Thanks for telling us what you’re working on.',
      `Next is your free ${callLengthAdjective} strategy call. Haven’t picked a time yet? Pick one here.`,
      { kind: 'action', label: 'Choose a Time for Your Call', url: `${provider.siteUrl}/schedule` },
      'Anything we should know before we talk? Just reply.',
    ],
  })
}

function thanksForRequest(row: LeadRow, provider: Provider): Mail {
  return personMail(provider, row, {
    subject: 'Got it. We’ll email you a time for our call',
    blocks: [
      `Thanks for asking for a free ${callLengthAdjective} strategy call. We’ll email you an exact time and the link to the video meeting. Nothing’s booked until you have that email. Here’s what you asked for:`,
      preferredTimeFields(row),
      'Plans changed? Just reply.',
    ],
  })
}

function thanksForMessage(row: LeadRow, provider: Provider): Mail {
  return personMail(provider, row, {
    subject: 'We got your message',
    blocks: [
      'Thanks for writing. Someone on our team will answer, usually the next business day.',
      'Forgot something? Just reply.',
    ],
  })
}

/** For the team: the start of the subject, and what to do first. */
const newLead = {
  subject: 'New lead',
  first: 'Look at their website. If they haven’t booked a call by tomorrow, email them.',
}
const tasks: Record<LeadRow['form'], { subject: string; first: string }> = {
  booking: newLead,
  strategy_call: newLead,
  call_request: { subject: 'Call to schedule', first: 'Book a time below. They’ll get the link by email.' },
  contact_message: { subject: 'Message to answer', first: 'Reply to this email to answer them.' },
}

function report(row: LeadRow, provider: Provider, personFailed: boolean, request: MailBlock[]): Mail {
  const task = tasks[row.form]
  return teamMail(provider, {
    subject: `${task.subject}: ${callerName(row)}`,
    personEmail: row.email,
    personFailed,
    blocks: [
      task.first,
      [...preferredTimeFields(row, teamZone), ...contactFields(row)],
      ...request,
      ...titled('What they’re looking for', leadDetailFields(row)),
      ...titled('Where they came from', [...originFields(row), ...recordFields(row)]),
    ],
  })
}
