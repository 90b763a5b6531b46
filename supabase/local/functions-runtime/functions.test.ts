import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditRequestRow, bookingRow, leadRow } from '../../functions/_shared/testing/rows.ts'
import { type MailCatcher, startMailCatcher } from '../mail/start-mail-catcher.ts'
import { type Functions, startFunctions } from './start-functions.ts'
import { type FakeRest, startFakeRest } from './testing/fake-rest.ts'

const channels = ['person', 'team', 'webhook'] as const
const payloads = {
  lead: { type: 'new_lead', lead: { id: leadRow().id } },
  audit: { type: 'audit_request', auditRequest: { id: auditRequestRow().id } },
  booking: { type: 'booking_confirmation', lead: { booking_id: bookingRow().id } },
}
const paths = {
  lead: '/functions/v1/send-lead-notifications',
  audit: '/functions/v1/send-lead-notifications',
  booking: '/functions/v1/send-booking-notifications',
}

let dir: string
let database: FakeRest
let catcher: MailCatcher
let functions: Functions
let site: Server
let origin: string
const lines: string[] = []

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mail-'))
  database = await startFakeRest()
  catcher = await startMailCatcher({ dir })
  functions = await startFunctions({
    env: {
      SUPABASE_URL: database.url,
      SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_test',
      SUPABASE_ANON_KEY: 'sb_publishable_test',
      SITE_URL: 'http://localhost:5200',
      PROVIDER_NAME: 'Mission Growth Partners',
      TEAM_EMAIL: 'team@example.org',
      MAIL_FROM: 'Mission Growth Partners <hello@example.org>',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(catcher.port),
    },
    log: (line) => lines.push(line),
  })
  site = createServer(async (req, res) => {
    if (!(await functions.handle(req, res))) res.writeHead(404).end('not mine')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => site.once('listening', resolve))
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})

beforeEach(async () => {
  await catcher.clear()
  lines.length = 0
  database.tables['leads'] = [leadRow()]
  database.tables['audit_requests'] = [auditRequestRow()]
  database.tables['bookings'] = [bookingRow()]
  database.outbox.messages.length = 0
  database.outbox.add('lead.created', 'leads', leadRow().id, channels)
  database.outbox.add('audit_request.created', 'audit_requests', auditRequestRow().id, channels)
  database.outbox.add('booking.created', 'bookings', bookingRow().id, channels)
})

afterAll(async () => {
  await functions.close()
  await catcher.close()
  await database.close()
  site.closeAllConnections()
  site.close()
  await rm(dir, { recursive: true, force: true })
})

async function notify(
  kind: keyof typeof payloads,
  changes: { body?: unknown; headers?: Record<string, string> } = {},
) {
  const response = await fetch(origin + paths[kind], {
    method: 'POST',
    headers: { apikey: 'sb_publishable_test', 'content-type': 'application/json', ...changes.headers },
    body: JSON.stringify(changes.body ?? payloads[kind]),
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown }
}

/** In the order of sending. */
const recipients = async () => (await catcher.list()).reverse().map((mail) => mail.envelope.to.join())

describe('from a stored row to the mailboxes', () => {
  test.each(['lead', 'audit', 'booking'] as const)(
    'a %s: the person, then the team, and once',
    async (kind) => {
      // The same answer both times: it says nothing of what happened before.
      for (const _ of ['first', 'repeat']) {
        const { status, body } = await notify(kind)
        expect([status, body]).toEqual([200, { ok: true }])
      }
      expect(await recipients()).toEqual(['amina@example.net', 'team@example.org'])
      const [team, person] = await catcher.list()
      expect(team?.replyTo).toEqual(['amina@example.net'])
      expect(person?.replyTo).toEqual(['team@example.org'])
      expect(person?.html).toContain('Hello Amina,')
    },
  )

  test('what the browser says beside the id changes nothing', async () => {
    const lead = {
      id: leadRow().id,
      email: 'victim@example.com',
      first_name: 'Buy',
      team: 'victim@example.com',
    }
    await notify('lead', { body: { type: 'new_lead', lead, to: 'victim@example.com' } })
    expect(await recipients()).toEqual(['amina@example.net', 'team@example.org'])
  })

  test('the database is asked with the service key', async () => {
    database.seen.length = 0
    await notify('lead')
    expect(database.seen[0]).toEqual({
      request: 'POST /rest/v1/rpc/claim_outbox',
      apikey: 'sb_secret_test',
      authorization: 'Bearer sb_secret_test',
    })
  })
})

describe('when something is down', () => {
  test('no mail server is 502, and the retry sends everything once', async () => {
    const { port } = catcher
    await catcher.close()
    expect(await notify('booking')).toMatchObject({
      status: 502,
      body: { ok: false, error: 'mail_not_sent' },
    })
    catcher = await startMailCatcher({ dir, port })
    expect(await notify('booking')).toMatchObject({ status: 200, body: { ok: true } })
    expect(await recipients()).toEqual(['amina@example.net', 'team@example.org'])
    expect(lines.join('\n')).not.toContain('amina@')
  })

  test('no database is 503', async () => {
    const { url } = database
    const { tables, outbox } = database
    await database.close()
    expect(await notify('lead')).toMatchObject({ status: 503, body: { error: 'database_unavailable' } })
    database = await startFakeRest({ tables, outbox, port: Number(new URL(url).port) })
    expect((await notify('lead')).status).toBe(200)
  })

  test('Deno that dies is started again at the same address', async () => {
    const before = functions.pid()
    if (before === undefined) throw new Error('Deno is not running')
    process.kill(before, 'SIGKILL')
    await expect.poll(() => notify('lead').then((answer) => answer.status), { timeout: 10_000 }).toBe(200)
    expect(functions.pid()).not.toBe(before)
    expect(lines.join('\n')).toContain('stopped (SIGKILL); starting again')
  })
})

describe('the sweep', () => {
  const sweep = async (apikey: string, work = 'sweep-outbox') => {
    const response = await fetch(`${functions.url}/functions/v1/${work}`, {
      method: 'POST',
      headers: { apikey },
    })
    return { status: response.status, body: (await response.json()) as unknown }
  }

  test('sends what no browser asked for, each once', async () => {
    expect(await sweep('sb_secret_test')).toEqual({
      status: 200,
      body: { ok: true, sent: 6, failed: 0, more: false },
    })
    expect(await sweep('sb_secret_test')).toMatchObject({ body: { sent: 0 } })
    expect((await recipients()).sort()).toEqual([
      ...Array(3).fill('amina@example.net'),
      ...Array(3).fill('team@example.org'),
    ])
    // No webhook is set up here: those messages are done with.
    expect(database.outbox.messages.map(({ state }) => state).sort()).toEqual([
      ...Array(6).fill('sent'),
      ...Array(3).fill('withdrawn'),
    ])
  })

  test('has a companion that reads the owner’s calendars, none here', async () => {
    expect(await sweep('sb_secret_test', 'read-calendars')).toEqual({
      status: 200,
      body: { ok: true, read: 0, unchanged: 0, failed: 0 },
    })
  })

  test.each(['sb_publishable_test', '', 'wrong'])('is not for who shows the key "%s"', async (key) => {
    expect((await sweep(key)).status).toBe(401)
    expect((await sweep(key, 'read-calendars')).status).toBe(401)
    expect(await catcher.list()).toEqual([])
  })
})

describe('what is refused', () => {
  test.each([
    ['an unknown id', 404, { type: 'new_lead', lead: { id: '00000000-0000-4000-8000-000000000000' } }],
    ['a body of another shape', 400, { type: 'new_lead' }],
    ['the other function’s payload', 400, payloads.booking],
    ['too much', 413, { ...payloads.lead, filler: 'x'.repeat(16 * 1024) }],
  ])('%s: %i', async (_, status, body) => {
    expect((await notify('lead', { body })).status).toBe(status)
    expect(await catcher.list()).toEqual([])
  })

  test('a wrong key, another content type, another method, another path', async () => {
    expect((await notify('lead', { headers: { apikey: 'sb_secret_test' } })).status).toBe(401)
    expect((await notify('lead', { headers: { 'content-type': 'text/plain' } })).status).toBe(415)
    expect((await fetch(origin + paths.lead)).status).toBe(405)
    expect((await fetch(`${origin}/functions/v1/other`, { method: 'POST' })).status).toBe(404)
    expect(await (await fetch(`${origin}/elsewhere`)).text()).toBe('not mine')
  })

  test('only the site’s own pages may read the answers from another origin', async () => {
    // As a hosted project answers; the local backend, behind which the site is of one origin, lets nobody else read.
    const preflight = await fetch(functions.url + paths.lead, { method: 'OPTIONS' })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('http://localhost:5200')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('apikey')
    expect((await fetch(origin + paths.lead, { method: 'OPTIONS' })).status).toBe(405)
    expect((await notify('lead')).headers.get('access-control-allow-origin')).toBeNull()
  })
})
