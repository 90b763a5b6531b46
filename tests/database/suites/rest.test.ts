import { expect, test } from 'vitest'
import { database, query } from '../support/database.ts'
import { lead } from '../support/samples.ts'
import { coded } from '../support/visitor.ts'

/* The embedded backend's replacement for PostgREST; the other suites run on PostgREST too (`npm run test:hosted`). */

test('requests without a valid key are refused, and so is the secret key on the public endpoint', async () => {
  const { secretKey } = database.backend
  for (const apikey of [undefined, 'wrong', 'sb_secret_local', 'sb_publishable_locaL', secretKey]) {
    const answer = await database.visitor().send('leads?select=id', { headers: { apikey } })
    expect([answer.status, answer.body.message]).toEqual([401, 'Invalid API key'])
  }
})

test.each([
  ['GET', 'rpc/taken_times', undefined, 405],
  ['GET', 'nonsense', undefined, [404, '42P01']],
  ['GET', 'leads?id=gt.1', undefined, [400, 'PGRST100']],
  ['GET', 'leads?select=id"', undefined, [400, '42703']],
  ['PATCH', 'leads?id=eq.1', { first_name: 'x' }, [405, 'PGRST117']],
  ['POST', 'leads', '{"id": 1,}', [400, 'PGRST102']],
  ['POST', 'leads', [1], [400, 'PGRST102']],
  ['POST', 'leads', `{"first_name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, [400, 'PGRST102']],
  ['POST', 'leads', lead({ nonsense: 1 }), [400, '42703']],
  ['POST', 'leads', lead({ help_with: { a: 'b' } }), [400, '22P02']],
  ['POST', 'rpc/taken_times', { nonsense: 1 }, [404, 'PGRST202']],
  ['POST', 'rpc/nonsense', {}, [404, 'PGRST202']],
])('%s %s with %.40j is refused, and harms no later request', async (method, path, body, refused) => {
  const answer = await database.visitor().send(path, { method, body })
  expect(Array.isArray(refused) ? coded(answer) : answer.status).toEqual(refused)
  expect((await database.insert('leads', lead())).status).toBe(201)
})

test('concurrent requests share neither transaction nor role', async () => {
  await database.insert('leads', lead())
  const requests = Array.from({ length: 40 }, async (_, index) => {
    expect(coded(await database.visitor().send('leads?select=*'))).toEqual([401, '42501'])
    const all = await database.service.send('leads?select=email&email=eq.amina@example.org')
    expect(all.body).toEqual([{ email: 'amina@example.org' }])
    expect((await database.insert('leads', lead({ email: `p${index}@example.org` }))).status).toBe(201)
    expect((await query('select current_user as who'))[0]).toEqual({ who: 'postgres' })
  })
  await Promise.all(requests)
  expect(await query('select id from public.leads')).toHaveLength(41)
})
