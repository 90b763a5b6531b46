import { heldCodeInGroups } from '../_shared/contracts/held-code.ts'
import { plainForms } from '../_shared/contracts/plain-forms.ts'
import { personMail } from '../_shared/mail/compose-mail.ts'
import { dateAndTime, knownZone, parseInstant } from '../_shared/mail/moment-text.ts'
import type { MessageKind } from '../_shared/outbox/message-kind.ts'

/** For visitors without JavaScript, or on another device than the one with the mail. */
const codePage = plainForms.confirm.page

/** The mail with the link to confirm a held call or form. Opening the link changes nothing; its page has a button. */
export const submissionHeld: MessageKind = {
  async mail({ row_id }, { database, settings }) {
    const row = await database.find('held_submissions', row_id)
    if (!row) return undefined
    const isCall = row.kind === 'booking'
    const when =
      row.starts_at && dateAndTime(parseInstant(row.starts_at), knownZone(row.submission.timezone ?? 'UTC'))
    return personMail(
      settings,
      { email: row.email, first_name: row.submission.first_name ?? '' },
      {
        subject: isCall ? 'Please confirm your strategy call' : 'Please confirm your request',
        blocks: [
          when
            ? `Someone asked for a strategy call on ${when} with this address. We hold it for one hour: please confirm that it was you.`
            : 'Someone sent us a form with this address. We hold it for one hour: please confirm that it was you.',
          {
            kind: 'action',
            label: isCall ? 'Confirm the call' : 'Confirm the request',
            // In the fragment, so that it is not sent to any server.
            url: `${settings.siteUrl}${isCall ? '/schedule?confirm' : codePage}#${row.code}`,
          },
          `Or type this code at ${settings.siteUrl}${codePage}: ${heldCodeInGroups(row.code)}`,
          'If it was not you, you need not do anything: we delete it after an hour.',
        ],
      },
    )
  },
}
