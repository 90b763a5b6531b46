import { heldCodeInGroups } from '../_shared/contracts/held-code.ts'
import { plainForms } from '../_shared/contracts/plain-forms.ts'
import type { Rows } from '../_shared/database/rows.ts'
import { personMail } from '../_shared/mail/compose-mail.ts'
import type { Provider } from '../_shared/mail/mail.ts'
import { bookedTime } from '../_shared/mail/moment-text.ts'
import type { MailBlock } from '../_shared/mail/render-mail.ts'
import type { MessageKind } from '../_shared/outbox/message-kind.ts'

/** For visitors without JavaScript, or on another device than the one with the mail. */
const codePage = plainForms.confirm.page

/** The link to the page that confirms. The code is in the fragment, so that it is not sent to any server. */
export const confirmation = (
  { kind, code }: Pick<Rows['held_submissions'], 'kind' | 'code'>,
  { siteUrl }: Pick<Provider, 'siteUrl'>,
  label: string,
): MailBlock => ({
  kind: 'action',
  label,
  url: `${siteUrl}${kind === 'booking' ? '/schedule?confirm' : codePage}#${code}`,
})

/** The mail with the link to confirm a held call or form. Opening the link changes nothing; its page has a button. */
export const submissionHeld: MessageKind = {
  async mail({ row_id }, { database, settings }) {
    const row = await database.find('held_submissions', row_id)
    if (!row) return undefined
    const { booking_date, booking_time, timezone = 'UTC' } = row.submission
    const when =
      row.starts_at &&
      booking_date &&
      booking_time &&
      bookedTime({ starts_at: row.starts_at, booking_date, booking_time, timezone }, 'short')
    return personMail(
      settings,
      { email: row.email, first_name: row.submission.first_name ?? '' },
      {
        subject: when ? `Please confirm: ${when}` : 'Please confirm your request',
        blocks: [
          when
            ? row.keeps_time
              ? `Is this you? We’re holding ${when} for you, for one hour. Confirm and the call is yours.`
              : `Is this you? You chose ${when}, and it’s still open to others. Confirm within an hour, and if it’s free then, the call is yours.`
            : 'Is this you? Somebody sent us a form with this address. Confirm within an hour and it’s on its way.',
          confirmation(row, settings, row.kind === 'booking' ? 'Confirm This Call' : 'Confirm This Request'),
          `Or enter this code at ${settings.siteUrl}${codePage}: ${heldCodeInGroups(row.code)}`,
          'Not you? Just ignore this. We’ll delete it after an hour.',
        ],
      },
    )
  },
}
