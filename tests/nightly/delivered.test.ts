import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { expect, onTestFinished, test } from 'vitest'
import { createBackend } from '../../supabase/local/backend/create-backend.ts'
import { listen } from '../../supabase/local/listen.ts'
import { startMailCatcher } from '../../supabase/local/mail/start-mail-catcher.ts'
import { postgresPrograms, startPostgres } from '../database/support/postgres-cluster.ts'
import { runStart, startFolder } from '../database/support/run-start.ts'
import { lead } from '../database/support/samples.ts'
import { freePort } from '../helpers/free-port.ts'

/*
 * Stores leads without requesting their mails, as if browsers closed right after saving. The mail server is down for
 * the first half, and the whole site is killed three times during saves.
 */

const rows = Array.from({ length: 120 }, (_, person) => lead({ email: `person${person}@example.org` }))
const quarters = [0, 30, 60, 90].map((from) => rows.slice(from, from + 30))

/** Received messages: the idempotency key (Message-ID or webhook id), and who or what the message is about. */
type Arrivals = readonly [key: string, about: string][]
/** Arrivals without duplicates of the same key. */
const about = (arrivals: Arrivals) => [...new Map(arrivals).values()].sort()

test.each(postgresPrograms() ? ['embedded', 'PostgreSQL'] : ['embedded'])(
  'despite three kills and a mail outage, each row’s mails and webhooks arrive, with one idempotency key each (%s)',
  { timeout: 400_000 },
  async (engine) => {
    const { folder, env } = await startFolder('deliveries')
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const server = engine === 'embedded' ? undefined : await startPostgres()
    if (server) onTestFinished(() => server.close())
    await shortenPauses(server ? { databaseUrl: server.url() } : { dataDir: join(folder, 'database') })

    const mailPort = await freePort()
    const webhook = await webhookReceiver()
    const variables = {
      ...env,
      ...webhook.variables,
      DATABASE_URL: server?.url() ?? '',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(mailPort),
      SMTP_SECURE: 'false',
    }
    let site = runStart(variables)
    onTestFinished(() => void site.child.kill('SIGKILL'))

    const stored = new Set<unknown>()
    for (const [quarter, share] of quarters.entries()) {
      const saving = save(await site.url, share, stored)
      if (quarter < 3) {
        await expect
          .poll(() => stored.size, { timeout: 30_000, interval: 5 })
          .toBeGreaterThan(quarter * 30 + 10)
        const ended = once(site.child, 'exit')
        site.child.kill('SIGKILL')
        await Promise.all([ended, saving])
        site = runStart(variables)
        await save(await site.url, share, stored)
      }
      if (quarter === 1) {
        const mail = await startMailCatcher(join(folder, 'caught'), mailPort)
        onTestFinished(mail.close)
      }
      await saving
    }
    expect(stored.size).toBe(rows.length)

    const mails = () => mailsIn(join(folder, 'caught'))
    const wantedMails = rows.flatMap(({ email }) => [
      `${email} team@example.org`,
      `team@example.org ${email}`,
    ])
    const wantedEvents = rows.map(({ id }) => `lead.created ${id}`)
    const patience = { timeout: 150_000, interval: 500 }
    await expect.poll(() => about(mails()), patience).toEqual(wantedMails.sort())
    await expect.poll(() => about(webhook.arrivals), patience).toEqual(wantedEvents.sort())
    // Wait for duplicates.
    await wait(8_000)
    expect(about(mails())).toEqual(wantedMails)
    expect(about(webhook.arrivals)).toEqual(wantedEvents)
    // Messages in flight at a kill are resent with the same key: at most twelve at each of three kills.
    expect(mails().length).toBeLessThanOrEqual(wantedMails.length + 36)
    expect(webhook.arrivals.length).toBeLessThanOrEqual(wantedEvents.length + 36)
  },
)

/** Removes limits and proof of work, and shortens retries, leases and delays. */
async function shortenPauses(where: { databaseUrl: string } | { dataDir: string }): Promise<void> {
  const backend = await createBackend(where)
  await backend.query(
    'update private.settings set proof_numbers = 0, calls_of_origin = 1000, unconfirmed_share = 1000, mails_of_mailbox = 1000, outbox_pause_seconds = 1, outbox_lease_seconds = 10, outbox_grace_seconds = 1',
  )
  await backend.close()
}

/** Saves the rows that are not stored yet, sixteen at a time. */
async function save(url: string, share: typeof rows, stored: Set<unknown>): Promise<void> {
  const waiting = share.filter(({ id }) => !stored.has(id))
  const worker = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      const answer = await fetch(`${url}/rest/v1/leads`, {
        method: 'POST',
        headers: { apikey: 'sb_publishable_local', 'content-type': 'application/json' },
        body: JSON.stringify(row),
      }).catch(() => undefined)
      // 409: stored by a request whose response was lost.
      if (answer?.status === 201 || answer?.status === 409) stored.add(row['id'])
    }
  }
  await Promise.all(Array.from({ length: 16 }, worker))
}

/** Each mail's Message-ID, with its recipient and Reply-To. */
function mailsIn(folder: string): Arrivals {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => {
      const head = readFileSync(join(folder, file), 'utf8').split('\r\n\r\n')[0] ?? ''
      const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1] ?? ''
      return [header('message-id'), `${header('to')} ${header('reply-to')}`]
    })
}

/** The team's webhook endpoint. Verifies each signature with the Standard Webhooks library. */
async function webhookReceiver() {
  const secret = `whsec_${randomBytes(24).toString('base64')}`
  const verifier = new Webhook(secret)
  const arrivals: [string, string][] = []
  const { port, close } = await listen('127.0.0.1', 0, async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const event = verifier.verify(body, request.headers as Record<string, string>)
    const { type, data } = event as { type: string; data: { lead: { id: string } } }
    arrivals.push([String(request.headers['webhook-id']), `${type} ${data.lead.id}`])
    response.writeHead(204).end()
  })
  onTestFinished(close)
  return { arrivals, variables: { WEBHOOK_URL: `http://127.0.0.1:${port}/`, WEBHOOK_SECRET: secret } }
}
