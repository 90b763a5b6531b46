import { lead } from '../database/support/samples.ts'
import { raiseCeilings } from './raise-ceilings.ts'
import { runDeploy } from './run-deploy.ts'
import { backendUrl, publishableKey, startHostedStack } from './stack.ts'

/*
 * `npm run test:hosted -- figures`: how many requests a second the rehearsal answers, for the README. Everything runs on
 * this one machine, the one that asks included.
 */
const seconds = 10
const stack = await startHostedStack()
try {
  await runDeploy(stack.envFile)
  const { sql } = stack
  await raiseCeilings((text, values = []) => sql.unsafe(text, values as never[]))
  const window = { from_instant: new Date(), until_instant: new Date(Date.now() + 14 * 864e5) }
  const kinds: Record<string, () => Promise<number>> = {
    'lists of taken times': () => post('rest/v1/rpc/taken_times', window),
    leads: () => post('rest/v1/leads', lead({ email: `${crypto.randomUUID()}@example.net` })),
    'requests for a challenge': () => post('rest/v1/rpc/proof_challenge', { email: 'a@example.net' }),
    'calls of a function': () => post('functions/v1/send-lead-notifications', {}),
  }
  for (const [name, send] of Object.entries(kinds)) {
    for (const atOnce of [4, 32]) {
      const { done, refused, slowest } = await measure(send, atOnce)
      console.log(
        `${name}, ${atOnce} at once: ${Math.round(done / seconds)} a second, ${refused} refused, slowest ${slowest} ms`,
      )
    }
  }
  await sql`update private.outbox set due_at = now()`
  await stack.mail.clear()
  const started = Date.now()
  const headers = { apikey: stack.secretKey }
  const answer = await fetch(`${backendUrl}/functions/v1/sweep-outbox`, { method: 'POST', headers })
  console.log('one sweep:', await answer.text(), `in ${Date.now() - started} ms`)
} finally {
  await stack.close()
}

async function post(path: string, body: object): Promise<number> {
  const headers = { apikey: publishableKey, 'content-type': 'application/json' }
  const answer = await fetch(`${backendUrl}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  await answer.arrayBuffer()
  return answer.status
}

async function measure(send: () => Promise<number>, atOnce: number) {
  const until = Date.now() + seconds * 1000
  let [done, refused, slowest] = [0, 0, 0]
  const worker = async () => {
    while (Date.now() < until) {
      const started = Date.now()
      const status = await send().catch(() => 0)
      // 400 is what a function answers to a call without an id.
      if ((status < 300 && status > 0) || status === 400) done += 1
      else refused += 1
      slowest = Math.max(slowest, Date.now() - started)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return { done, refused, slowest }
}
