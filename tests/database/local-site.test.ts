import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { LocalSite } from '../../supabase/local/local-site.ts'
import { openSiteUnderTest } from '../helpers/site-under-test.ts'
import { lead } from './support/samples.ts'

const siteDir = mkdtempSync(join(tmpdir(), 'dist-'))
const json = { apikey: 'sb_publishable_local', 'content-type': 'application/json' }
let site: LocalSite

beforeAll(async () => {
  mkdirSync(join(siteDir, 'client'))
  writeFileSync(join(siteDir, 'client/index.html'), 'home')
  vi.stubEnv('SWEEP_SECRET', 'sweep_test')
  site = await openSiteUnderTest({ siteDir })
  await site.query('update private.settings set proof_numbers = 0')
})
beforeEach(() => site.mail.clear())
afterAll(async () => {
  vi.unstubAllEnvs()
  await site.close()
  rmSync(siteDir, { recursive: true })
})

const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(site.url + path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })
const leadMails = '/functions/v1/send-lead-notifications'
const notifyOfLead = (id: unknown) => post(leadMails, { type: 'new_lead', lead: { id } })
/** In the order of sending. */
const recipients = async () => (await site.mail.list()).reverse().map(({ to }) => to.join())
const personThenTeam = ['amina@example.org', 'team@example.org']

test('pages, data, functions and mails share one origin', async () => {
  expect(await (await fetch(site.url)).text()).toBe('home')
  expect((await fetch(`${site.url}/rest/v1/leads?select=*`, { headers: json })).status).toBe(401)
  expect((await fetch(`${site.url}/mail`)).status).toBe(200)
  const get = await fetch(site.url + leadMails, { headers: json })
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
})

test('a lead causes one mail to the person, then one to the team, however often they are requested', async () => {
  const row = lead()
  expect((await post('/rest/v1/leads', row)).status).toBe(201)
  const notify = () => notifyOfLead(row['id'])
  // Every response is the same, so it does not reveal whether the mails were sent before.
  for (const answer of [...(await Promise.all([notify(), notify(), notify()])), await notify()])
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
  expect(await recipients()).toEqual(personThenTeam)
})

test('the functions refuse an unknown id, and a wrong key, type, size, method or path', async () => {
  expect((await notifyOfLead(randomUUID())).status).toBe(404)
  expect((await post(leadMails, {})).status).toBe(400)
  expect((await post(leadMails, {}, { apikey: 'sb_secret_test' })).status).toBe(401)
  expect((await post(leadMails, {}, { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await post(leadMails, 'x'.repeat(16 * 1024))).status).toBe(413)
  expect((await post('/functions/v1/other', {})).status).toBe(404)
  const preflight = await fetch(site.url + leadMails, { method: 'OPTIONS' })
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, null])
})

test('the sweep sends unrequested mails once, and refuses other keys', async () => {
  const sweep = (apikey: string, work = 'sweep-outbox') => post(`/functions/v1/${work}`, {}, { apikey })
  const row = lead()
  await post('/rest/v1/leads', row)
  await site.query('update private.outbox set due_at = now() where row_id = $1', [row['id']])
  for (const apikey of [json.apikey, '', 'wrong']) {
    expect((await sweep(apikey)).status).toBe(401)
    expect((await sweep(apikey, 'read-calendars')).status).toBe(401)
  }
  expect(await recipients()).toEqual([])
  const outcome = await (await sweep('sweep_test')).json()
  expect(outcome).toMatchObject({ ok: true, sent: 2, failed: 0, more: false })
  expect(await (await sweep('sweep_test')).json()).toMatchObject({ sent: 0 })
  expect(await recipients()).toEqual(personThenTeam)
  // No webhook is configured, so its messages are withdrawn.
  const webhooks = await site.query("select distinct state from private.outbox where channel = 'webhook'")
  expect(webhooks).toEqual([{ state: 'withdrawn' }])
  const calendars = await (await sweep('sweep_test', 'read-calendars')).json()
  expect(calendars).toEqual({ ok: true, read: 0, unchanged: 0, failed: 0 })
})

test('without the mail server a notification fails, and succeeds later', async () => {
  const row = lead()
  await post('/rest/v1/leads', row)
  await site.stopMail()
  const failed = await notifyOfLead(row['id'])
  expect([failed.status, await failed.json()]).toEqual([502, { ok: false, error: 'mail_not_sent' }])
  await site.startMail()
  expect((await notifyOfLead(row['id'])).status).toBe(200)
  expect(await recipients()).toEqual(personThenTeam)
})
