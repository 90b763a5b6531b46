import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../supabase/local/backend/database.ts'
import type { DeploySettings } from './settings.ts'
import type { Step } from './step.ts'

const keyed = ['sweep-outbox', 'read-calendars', 'send-lead-notifications', 'send-booking-notifications']

/**
 * Checks that the database and each function respond, and that no message is stuck. A deploy also runs the two functions
 * of the timer, which need all settings. It stores nothing: a call that somebody books tries the rest.
 */
export function requestsStep(settings: DeploySettings, database: Database): Step {
  const call = callFunction(settings)
  return {
    name: 'Requests',
    always: true,
    help: 'See Dashboard, Edge Functions, Logs.',
    async check() {
      const requests = [
        call('submit-form?form=message', {}, 303),
        ...keyed.map((name) => call(name, { method: 'POST' }, 401)),
      ]
      const answers = await Promise.allSettled(requests)
      const [late] = await database.query(`
        select count(*)::int as count from private.outbox
         where state = 'given_up' and settled_at > now() - interval '1 day'
            or state = 'waiting' and due_at < now() - interval '10 minutes'`)
      return [
        ...answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason.message)] : [])),
        ...(late?.['count']
          ? [`${late['count']} messages are late or could not be sent; the next morning mail says which`]
          : []),
      ]
    },
    async apply() {
      await waitUntilReady(settings)
      const timer = { method: 'POST', headers: { apikey: settings.sweepSecret } }
      await call('sweep-outbox', timer, 200)
      await call('read-calendars', timer, 200)
    },
  }
}

/** Calls a function; throws with its response if the status is not the expected one. */
const callFunction =
  ({ backendUrl }: DeploySettings) =>
  async (name: string, init: RequestInit, expected: number): Promise<void> => {
    const answer = await fetch(`${backendUrl}/functions/v1/${name}`, { redirect: 'manual', ...init })
    const said = (await answer.text()).slice(0, 300)
    // Without the query, which may contain a secret.
    if (answer.status !== expected)
      throw new Error(`${name.split('?')[0]} answered ${answer.status}: ${said}`)
  }

/** PostgREST reloads its schema cache a few seconds after a migration. @throws Error if it has not after a minute */
async function waitUntilReady({ backendUrl, publishableKey }: DeploySettings): Promise<void> {
  const headers = { apikey: publishableKey, 'content-type': 'application/json', 'content-profile': 'api' }
  let status = 0
  for (let tries = 0; tries < 30; tries += 1) {
    const answer = await fetch(`${backendUrl}/rest/v1/rpc/proof_challenge`, {
      method: 'POST',
      headers,
      body: '{}',
    })
    status = answer.status
    if (answer.ok) return
    await wait(2000)
  }
  throw new Error(`The database's API answers ${status}.`)
}
