import { heldCodeInGroups } from '../_shared/contracts/held-code.ts'
import { plainForms } from '../_shared/contracts/plain-forms.ts'
import { personMail } from '../_shared/mail/compose-mail.ts'
import { dateAndTime, knownZone, parseInstant } from '../_shared/mail/moment-text.ts'
import type { MessageKind } from '../_shared/outbox/message-kind.ts'

/** Without script, and on another device than the mail's. */
const typeItAt = plainForms.confirm.page

/** The link that makes a held call or form stand. Opening it changes nothing; the button behind it does. */
export const submissionHeld: MessageKind = {
  async mail({ row_id }, { store, settings }) {
    const row = await store.find('held_submissions', row_id)
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
            ? `A strategy call on ${when} was asked for with this address. We hold it for one hour: please confirm that it was you.`
            : 'Something was sent to us with this address. We hold it for one hour: please confirm that it was you.',
          {
            kind: 'action',
            label: isCall ? 'Confirm the call' : 'Confirm the request',
            // Behind the #, so that it reaches no server's log and no other site.
            url: `${settings.siteUrl}${isCall ? '/schedule?confirm' : typeItAt}#${row.code}`,
          },
          `Or type this code at ${settings.siteUrl}${typeItAt}: ${heldCodeInGroups(row.code)}`,
          'If it was not you, there is nothing to do: it is forgotten after an hour.',
        ],
      },
    )
  },
}
