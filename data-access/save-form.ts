import type { Attribution } from '../supabase/functions/_shared/contracts/attribution.ts'
import { dayOffError } from '../supabase/functions/_shared/contracts/call-request.ts'
import { acceptForm, type FormName } from '../supabase/functions/_shared/contracts/forms.ts'
import {
  askDatabase,
  type DatabaseError,
  fail,
  notify,
  type Result,
  succeed,
  withRetry,
} from './ask-backend.ts'
import { type BackendClient, serverNow } from './backend.ts'
import { isLike } from './is-like.ts'
import { withProof } from './proof.ts'
import { takenTimes } from './time-slots/time-slots.ts'

export interface Submission {
  readonly form: FormName
  /** The idempotency key, created once per form (`submissionId`). */
  readonly id: string
  /** The values as typed, by field name. */
  readonly typed: Readonly<Record<string, unknown>>
  readonly attribution: Attribution
  /** When the form was first shown, in epoch milliseconds. */
  readonly openedAt?: number
}

export type Submitted = {
  /** What to correct, by field name; absent once the form is stored. */
  readonly errors?: Readonly<Partial<Record<string, string>>>
}

/**
 * Checks a form, stores it and requests its mails. If a retry finds the id already stored, the first attempt worked and
 * only its response was lost, so that counts as success.
 */
export async function saveForm(client: BackendClient, submission: Submission): Promise<Result<Submitted>> {
  const { form, id, typed, attribution, openedAt } = submission
  const accepted = acceptForm(form, typed, { now: serverNow(), attribution })
  if (!accepted.ok) return succeed({ errors: accepted.errors })
  if (openedAt !== undefined) await waitIfTooFast(openedAt)
  const { table, row } = accepted.value
  const errors =
    table === 'leads' &&
    (await dayOffError(row, async (range) => {
      const taken = await takenTimes(client, range)
      // The team answers requests itself.
      return taken.ok ? taken.value : []
    }))
  if (errors) return succeed({ errors })
  const stored = await withProof(client, (headers) =>
    askDatabase({
      send: (signal) =>
        client
          .from(table)
          .insert({ ...row, id })
          .select('id')
          .abortSignal(signal)
          .single(),
      headers,
      read: (answer, error) =>
        (isLike(answer, { id: '' }) && answer.id === id) || (error && isAlreadyStored(error))
          ? {}
          : undefined,
    }),
  )
  // Not awaited: the page goes on, and the server sends the mails even if this request is lost.
  if (stored.ok) void requestMails(client, form, id)
  return stored
}

async function requestMails(client: BackendClient, form: FormName, id: string): Promise<void> {
  const mailed = await notify(
    client,
    form === 'audit' ? { type: 'audit_request', auditRequest: { id } } : { type: 'new_lead', lead: { id } },
  )
  // A warning, not an error: the row is stored.
  if (!mailed.ok) console.warn(`The mails of the form ${form} were not sent.`, mailed.error)
}

/** On the primary key: other unique constraints involve a different row. */
const isAlreadyStored = ({ code, message, details }: DatabaseError) =>
  code === '23505' && /(leads|audit_requests)_pkey/.test(`${message} ${details}`)

/** Fails if the site cannot be reached, so that a form that opens another page can say so itself. */
export function reachSite(path: string): Promise<Result<undefined>> {
  return withRetry((signal) =>
    fetch(path, { method: 'HEAD', signal }).then(
      () => succeed(undefined),
      (error) => fail('offline', String(error)),
    ),
  )
}

const minimumMs = 2000

/**
 * Delays a form that was filled in too fast; it is sent in any case. A person using autofill does not notice, but it slows
 * down bots.
 */
async function waitIfTooFast(openedAt: number): Promise<void> {
  const elapsed = Date.now() - openedAt
  // A negative time means that the clock was set back while the form was open.
  if (elapsed >= 0 && elapsed < minimumMs)
    await new Promise((resolve) => setTimeout(resolve, minimumMs - elapsed))
}
