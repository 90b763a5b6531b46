import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../supabase/local/backend/database.ts'
import { openPglite } from '../../supabase/local/backend/open-pglite.ts'
import { createRestApp, type FetchHandler } from '../../supabase/local/backend/rest-app.ts'
import { cloneDatabaseTemplate } from '../../supabase/local/database-template.ts'
import { lead } from './support/samples.ts'

const keys = { publishableKey: 'sb_publishable_test', secretKey: 'sb_secret_test' }
let dataDir: string
let database: Database
let rest: FetchHandler

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'database-'))
  await cloneDatabaseTemplate(dataDir)
  database = await openPglite({ dataDir, relaxedDurability: true })
  rest = createRestApp(database, keys)
  await database.query(
    "insert into public.leads (first_name, last_name, email, help_with) values ('A', 'B', 'a@b.org', '{SEO}')",
  )
  await database.query('update private.settings set proof_numbers = 0')
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

function send(apikey: string, path: string, body?: unknown): Promise<Response> {
  return rest(
    new Request(`http://localhost/rest/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { apikey, 'content-type': 'application/json', 'cf-connecting-ip': '203.0.113.7' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  )
}

test('while statements take their time, no request runs in the transaction or the role of another', async () => {
  const engine = (
    database.connection as unknown as { driver: { query: (...args: unknown[]) => Promise<unknown> } }
  ).driver
  const query = engine.query.bind(engine)
  engine.query = async (...args) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 4))
    return query(...args)
  }
  const requests = Array.from({ length: 40 }, async (_, index) => {
    const read = await send(keys.publishableKey, 'leads?select=*')
    expect([read.status, (await read.json()).code]).toEqual([401, '42501'])
    const all = await send(keys.secretKey, 'leads?select=email&email=eq.a@b.org')
    expect([all.status, await all.json()]).toEqual([200, [{ email: 'a@b.org' }]])
    const added = await send(keys.publishableKey, 'leads', lead({ email: `p${index}@example.org` }))
    expect(added.status).toBe(201)
    expect(await database.query('select current_user as who')).toEqual([{ who: 'postgres' }])
  })
  await Promise.all(requests)
  expect(await database.query('select count(*)::int as rows from public.leads')).toEqual([{ rows: 41 }])
})
