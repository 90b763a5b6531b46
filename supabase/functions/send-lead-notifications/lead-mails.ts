import { teamZone } from '../../../content/booking-facts.ts'
import { auditReply, formMails, labels, requestWords, trapWords } from '../../../content/mails.ts'
import { auditFields, requestNames } from '../_shared/contracts/forms.ts'
import { bookingLink, mailLink } from '../_shared/contracts/links.ts'
import type { AuditRequestRow, LeadRow } from '../_shared/database/database.ts'
import { callerName, personMail, teamMail } from '../_shared/mail/compose-mail.ts'
import type { Field, MailBlock } from '../_shared/mail/render-mail.ts'
import {
  answers,
  callLine,
  contactLine,
  leadDetailFields,
  originFields,
  preferredTimeFields,
  receivedFields,
  titled,
  whoFields,
} from '../_shared/mail/row-fields.ts'
import type { MessageContext, MessageKind } from '../_shared/outbox/deliver.ts'
import { fillBlanks } from '../_shared/text.ts'
import { dayText } from '../_shared/time/time-text.ts'

/** The messages about a new lead of any form: thanks to the person, all details to the team. */
export const leadCreated: MessageKind = async ({ row_id, party, person_refused }, context) => {
  const { database, settings } = context
  const row = await database.find('leads', row_id)
  // A lead made by a booking has no mails of its own.
  if (!row || row.form === 'booking') return undefined
  const words = formMails[row.form]
  if (party === 'person') {
    // Who has picked a time is not asked to: the mail about the call comes anyway.
    const mayHaveBooked = row.form === 'strategy-call'
    if (mayHaveBooked && (await database.call('contacts_of', { email: row.email })).call) return undefined
    return personMail(settings, row, {
      subject: words.subject,
      blocks: [...words.text, preferredTimeFields(row), words.closing],
    })
  }
  return teamMail(settings, row, person_refused, {
    subject: taskOf(row, words.task),
    blocks: [
      words.first,
      ...(await requestBlocks(row, row.form, preferredTimeFields(row, teamZone), context)),
      ...titled(labels.lookingFor, leadDetailFields(row)),
      ...titled(labels.cameFrom, [...originFields(row), ...receivedFields(row)]),
    ],
  })
}

export const auditRequestCreated: MessageKind = async ({ row_id, party, person_refused }, context) => {
  const { database, settings } = context
  const row = await database.find('audit_requests', row_id)
  if (!row) return undefined
  const words = formMails.audit
  const day = dayText(row.due_on, 'long')
  const schedule = `${settings.siteUrl}/schedule`
  if (party === 'person')
    return personMail(settings, row, {
      subject: words.subject,
      blocks: [
        ...words.text.map((text) => fillBlanks(text, { day })),
        { kind: 'action', label: words.book, url: schedule },
        words.closing,
      ],
    })
  return teamMail(settings, row, person_refused, {
    subject: taskOf(row, words.task),
    blocks: [
      fillBlanks(words.first, { day }),
      ...(await requestBlocks(row, 'audit', [], context)),
      ...titled(labels.lookAt, answers(auditFields, row)),
      ...replyAction(row, schedule),
      ...titled(labels.cameFrom, [...originFields(row), ...receivedFields(row)]),
    ],
  })
}

function taskOf(row: LeadRow | AuditRequestRow, words: (typeof formMails)[keyof typeof formMails]['task']) {
  const task = fillBlanks(words, { who: callerName(row) })
  return row.filled_trap ? fillBlanks(trapWords.subject, { task }) : task
}

/** For the team: who wrote, what they sent before, and links to book a call for them and to say that they were answered. */
async function requestBlocks(
  row: LeadRow | AuditRequestRow,
  form: keyof typeof requestNames,
  asked: Field[],
  { database, settings, secretLink }: MessageContext,
): Promise<MailBlock[]> {
  const { contacts, call } = await database.call('contacts_of', { email: row.email })
  const link = await secretLink(row.id, 'team')
  return [
    ...(row.filled_trap ? [trapWords.first] : []),
    [...asked, ...whoFields(row)],
    [...callLine(call, teamZone), ...contactLine(contacts, row.created_at, teamZone)],
    ...requestActions(row.first_name, [form], [link], settings.siteUrl),
  ]
}

/** The team's links to one person's requests. The scheduler reads who it is from the link's secret. */
export function requestActions(
  name: string,
  forms: readonly (keyof typeof requestNames)[],
  links: readonly string[],
  siteUrl: string,
): MailBlock[] {
  return [
    {
      kind: 'action',
      label: fillBlanks(requestWords.book, { name }),
      url: bookingLink(siteUrl, links.at(-1) ?? ''),
      quiet: true,
    },
    ...forms.map((form, index): MailBlock => {
      const { answered, answeredOne } = requestWords
      const label =
        forms.length > 1 ? fillBlanks(answeredOne, { request: requestNames[form].toLowerCase() }) : answered
      return { kind: 'action', label, url: links[index] ?? '', quiet: true }
    }),
  ]
}

/** A link that drafts the answer to an audit. */
function replyAction(row: AuditRequestRow, schedule: string): MailBlock[] {
  const { draft, subject, text } = auditReply
  const url = mailLink(row.email)
  if (!url) return []
  const reply = fillBlanks(text, { name: row.first_name, website: row.website_url, schedule })
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(reply)}`
  return [
    { kind: 'action', label: fillBlanks(draft, { email: row.email }), url: `${url}?${query}`, quiet: true },
  ]
}
