import type { ChildProcess } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createBackend } from '../../supabase/local/backend/create-backend.ts'
import { startPostgres } from '../database/support/postgres-cluster.ts'
import { runStart, startFolder } from '../database/support/run-start.ts'
import { lead } from '../database/support/samples.ts'
import { mailReceiver, webhookReceiver } from './receivers.ts'

/** Saves under way at once. */
const inFlight = 16
/** Times that the whole server is killed, evenly spread over the submissions. */
const kills = 3

export interface DeliveryReport {
  stored: number
  mails: { deliveries: number; missing: string[]; strange: string[] }
  webhooks: { deliveries: number; missing: string[]; strange: string[]; forged: number }
}

/**
 * Stores leads without asking for their mails, as when a browser closes right after the save. The mail server is down for
 * the first half, and the whole site is killed (`kill -9`) three times. Counts what the receivers get.
 */
export async function countDeliveries(
  engine: 'embedded' | 'postgres',
  submissions: number,
  patienceSeconds: number,
): Promise<DeliveryReport> {
  const secret = `whsec_${randomBytes(24).toString('base64')}`
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const mail = await mailReceiver()
  const webhook = await webhookReceiver(secret)
  const { folder, env } = await startFolder('deliveries')
  let running: ChildProcess | undefined
  try {
    await prepare(postgres ? { databaseUrl: postgres.url() } : { dataDir: join(folder, 'database') })
    const variables = {
      ...env,
      DATABASE_URL: postgres?.url() ?? '',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(mail.port),
      SMTP_SECURE: 'false',
      WEBHOOK_URL: webhook.url,
      WEBHOOK_SECRET: secret,
    }
    let url = ''
    const start = async () => {
      const { child, url: ready } = runStart(variables)
      running = child
      url = await ready
    }
    const kill = (): Promise<unknown> => {
      const child = running
      running = undefined
      if (!child) return Promise.resolve()
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      return ended
    }

    await start()
    const rows = Array.from({ length: submissions }, (_, person) =>
      lead({ id: randomUUID(), email: `person${person}@example.org` }),
    )
    const stored = new Set<unknown>()
    for (let round = 0; round <= kills; round += 1) {
      if (round === Math.ceil(kills / 2)) await mail.open()
      const share = rows.slice(
        Math.floor((submissions * round) / (kills + 1)),
        Math.floor((submissions * (round + 1)) / (kills + 1)),
      )
      const half = share.length / 2
      const before = stored.size
      // In the middle of a round, so that saves are under way.
      await save(
        share,
        () => url,
        stored,
        async () => {
          if (round < kills && stored.size - before === Math.floor(half)) await kill()
        },
      )
      if (round < kills) {
        await kill()
        await start()
        await save(
          share.filter((row) => !stored.has(row['id'])),
          () => url,
          stored,
        )
      }
    }

    const saved = Date.now()
    const expectedMails = new Set(
      rows.flatMap(({ email }) => [`${email} team@example.org`, `team@example.org ${email}`]),
    )
    const expectedEvents = new Set(rows.map(({ id }) => `lead.created ${id}`))
    const complete = () =>
      mail.arrivals.messages.size >= expectedMails.size &&
      webhook.arrivals.messages.size >= expectedEvents.size
    while (!complete() && Date.now() - saved < patienceSeconds * 1000) {
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    // A second delivery of something would come now.
    await new Promise((resolve) => setTimeout(resolve, 8_000))
    return {
      stored: stored.size,
      mails: compare(expectedMails, mail.arrivals),
      webhooks: { ...compare(expectedEvents, webhook.arrivals), forged: webhook.arrivals.forged },
    }
  } finally {
    running?.kill('SIGKILL')
    webhook.close()
    await mail.close()
    postgres?.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Limits and proof out of the way, pauses short: what is measured is that nothing gets lost. */
async function prepare(where: { databaseUrl: string } | { dataDir: string }): Promise<void> {
  const backend = await createBackend(where)
  await backend.query('delete from private.rate_limits')
  await backend.query(
    'update private.settings set proof_numbers = 0, outbox_pause_seconds = 1, outbox_lease_seconds = 10, outbox_grace_seconds = 1',
  )
  await backend.close()
}

async function save(
  rows: readonly Record<string, unknown>[],
  url: () => string,
  stored: Set<unknown>,
  afterEach: () => Promise<void> = async () => {},
): Promise<void> {
  const waiting = [...rows]
  const worker = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      const status = await fetch(`${url()}/rest/v1/leads`, {
        method: 'POST',
        headers: { apikey: 'sb_publishable_local', 'content-type': 'application/json' },
        body: JSON.stringify(row),
      }).then(
        (answer) => answer.status,
        () => 0,
      )
      // 409: stored by a call whose answer was lost.
      if (status === 201 || status === 409) stored.add(row['id'])
      await afterEach()
    }
  }
  await Promise.all(Array.from({ length: inFlight }, worker))
}

function compare(
  expected: ReadonlySet<string>,
  { messages, deliveries }: { messages: Map<string, string>; deliveries: number },
) {
  const about = [...messages.values()]
  const seen = new Set(about)
  return {
    deliveries,
    missing: [...expected].filter((one) => !seen.has(one)),
    // Of nobody, or a second message about the same.
    strange: about.filter((one, place) => !expected.has(one) || about.indexOf(one) !== place),
  }
}
