import { readHeldCode } from '../_shared/contracts/held-code.ts'
import type { ConfirmedCode } from '../_shared/database/answers.ts'
import type { Services } from '../_shared/notifications/services.ts'

export type Confirmed = ConfirmedCode['confirmed'][number]

export type ConfirmAnswer =
  | { ok: true; confirmed: Confirmed[] }
  | { ok: false; status: 409 | 422 | 503; errors: { code?: string }; title: string; text?: string }

const problem = 'Please fix the errors'

/** Confirms what is held under a code that was typed or pasted into the form at /confirm-request. */
export async function confirmForm(
  typed: unknown,
  { database, log }: Pick<Services, 'database' | 'log'>,
): Promise<ConfirmAnswer> {
  const code = typeof typed === 'string' ? readHeldCode(typed) : undefined
  if (!code) return wrongCode('Please enter the code from our email: twelve letters and digits')
  let outcome: ConfirmedCode
  try {
    outcome = await database.call('confirm_code', { code })
  } catch (error) {
    log(String(error))
    const text =
      'Something went wrong on our side. The code stays valid: please try again or contact us directly.'
    return { ok: false, status: 503, errors: {}, title: 'Something went wrong', text }
  }
  if (!outcome.known) {
    return wrongCode(
      'We don’t know that code. Check it for typos. Codes are good for one hour; after that, please send your form again.',
    )
  }
  if (outcome.taken > 0) {
    const text = `Somebody just booked that time. Please choose another one.${
      outcome.confirmed.length > 0 ? ' Everything else is confirmed.' : ''
    }`
    return { ok: false, status: 409, errors: {}, title: 'The time is taken', text }
  }
  if (outcome.too_many > 0) {
    const text = 'Several calls are booked already. Please cancel one of them first, or contact us directly.'
    return { ok: false, status: 409, errors: {}, title: 'Too many calls', text }
  }
  return { ok: true, confirmed: outcome.confirmed }
}

function wrongCode(message: string): ConfirmAnswer {
  return { ok: false, status: 422, errors: { code: message }, title: problem }
}
