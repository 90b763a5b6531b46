import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DatabaseInUseError } from '../../supabase/local/database-lock.ts'
import { cloneDatabaseTemplate } from '../../supabase/local/database-template.ts'
import { PortTakenError } from '../../supabase/local/listen.ts'
import { type LocalSite, startLocalSite } from '../../supabase/local/local-site.ts'
import { booking, lead } from './support/samples.ts'

const folder = mkdtempSync(join(tmpdir(), 'local-site-'))
const options = {
  port: 0,
  dataDir: join(folder, 'database'),
  mailDir: join(folder, 'mail'),
  siteDir: join(folder, 'dist'),
  quiet: true,
  relaxedDurability: true,
  sweepPause: 0,
}
const json = { apikey: 'sb_publishable_local', 'content-type': 'application/json' }
let site: LocalSite

beforeAll(async () => {
  mkdirSync(join(options.siteDir, 'client'), { recursive: true })
  writeFileSync(join(options.siteDir, 'client/index.html'), 'home')
  await cloneDatabaseTemplate(options.dataDir)
  site = await startLocalSite({ ...options, rateLimits: { perEmail: 100, perAddress: 100 } })
  await site.query('update private.settings set proof_numbers = 0')
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(site.url + path, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  })
}

test('pages, data, functions and mails are at one address', async () => {
  expect(await (await fetch(site.url)).text()).toBe('home')
  expect((await fetch(`${site.url}/rest/v1/leads?select=*`, { headers: json })).status).toBe(401)
  expect((await fetch(`${site.url}/mail`)).status).toBe(200)
  expect((await fetch(`${site.url}/functions/v1/send-lead-notifications`, { headers: json })).status).toBe(
    405,
  )
})

test('a lead and a booking are saved, and each is mailed once', async () => {
  await site.mail.clear()
  const row = lead()
  expect((await post('/rest/v1/leads', row)).status).toBe(201)
  const notify = () =>
    post('/functions/v1/send-lead-notifications', { type: 'new_lead', lead: { id: row['id'] } })
  expect((await notify()).status).toBe(200)
  expect(await (await notify()).json()).toEqual({ ok: true })
  const call = booking()
  expect((await post('/rest/v1/rpc/book_strategy_call', call)).status).toBe(200)
  const told = await post('/functions/v1/send-booking-notifications', {
    type: 'booking_confirmation',
    lead: { booking_id: call['booking_id'] },
  })
  expect(told.status).toBe(200)
  expect(await site.mail.list()).toHaveLength(4)
})

test('without the mail server a notification fails, and succeeds later', async () => {
  const row = lead()
  await post('/rest/v1/leads', row)
  const notify = () =>
    post('/functions/v1/send-lead-notifications', { type: 'new_lead', lead: { id: row['id'] } })
  await site.stopMail()
  expect((await notify()).status).toBe(502)
  await site.startMail()
  expect((await notify()).status).toBe(200)
})

test('without the database a save fails, and nothing is lost', async () => {
  const before = await site.query('select id from public.leads order by id')
  await site.stopDatabase()
  const refused = await post('/rest/v1/leads', lead())
  expect([refused.status, (await refused.json()).code]).toEqual([503, 'PGRST000'])
  expect(
    (await post('/functions/v1/send-lead-notifications', { type: 'new_lead', lead: { id: randomUUID() } }))
      .status,
  ).toBeGreaterThanOrEqual(500)
  expect((await fetch(site.url)).status).toBe(200)
  await site.startDatabase()
  expect(await site.query('select id from public.leads order by id')).toEqual(before)
  expect((await post('/rest/v1/leads', lead())).status).toBe(201)
})

test('a second site is told that the port, or the database, is in use', async () => {
  const port = Number(new URL(site.url).port)
  await expect(startLocalSite({ ...options, port, dataDir: join(folder, 'other') })).rejects.toThrow(
    PortTakenError,
  )
  await expect(startLocalSite(options)).rejects.toThrow(DatabaseInUseError)
  expect((await fetch(site.url)).status).toBe(200)
})
