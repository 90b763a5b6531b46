import { expect, test } from 'vitest'
import { database } from '../support/database.ts'
import { lead } from '../support/samples.ts'

/* Keys, methods and bodies that are checked before any database query. */

test('requests without a valid key are refused, and so is the secret key on the public endpoint', async () => {
  const { secretKey } = database.backend
  const ask = async (apikey: string | undefined, query = '') => {
    const { status, body } = await database.visitor().send(`leads?select=id${query}`, { headers: { apikey } })
    return [status, body.message]
  }
  expect(await ask(undefined)).toEqual([401, 'No API key found in request'])
  for (const wrong of [
    'wrong',
    'sb_secret_local',
    'sb_publishable_locaL',
    'sb_publishable_local ,x',
    secretKey,
  ])
    expect(await ask(wrong)).toEqual([401, 'Invalid API key'])
  // A key in the URL is ignored.
  expect((await ask(undefined, `&apikey=${secretKey}`))[0]).toBe(401)
  expect((await database.visitor().send(`leads?select=*&apikey=${secretKey}`)).body.code).toBe('42501')
})

test('the functions can read with the secret key on the internal endpoint', async () => {
  await database.insert('leads', lead())
  const answer = await database.service.send('leads?select=email,created_at')
  expect(answer.body[0]).toMatchObject({ email: 'amina@example.org' })
  expect(answer.body[0].created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/)
})

test.each([
  'Bearer eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.Zm9yZ2Vk',
  'Bearer ',
  'Basic cG9zdGdyZXM6',
])('the token "%s" is refused', async (authorization) => {
  const answer = await database.visitor().send('leads', { headers: { authorization } })
  expect([answer.status, answer.body.code]).toEqual([401, 'PGRST301'])
})

test('the key is accepted as a bearer token, which supabase-js sends', async () => {
  const answer = await database
    .visitor()
    .send('leads?select=id', { headers: { authorization: `Bearer ${database.backend.publishableKey}` } })
  expect([answer.status, answer.body]).toEqual([200, []])
})

test.each(['TRACE', 'LINK', 'PROPFIND'])('the method %s is not allowed', async (method) => {
  expect((await database.visitor().send('leads', { method })).status).toBe(405)
})

test.each(['', '/', 'leads/extra', 'rpc/', '../../_system', '%2e%2e/_system', 'rpc/a/b'])(
  'there is nothing at "%s"',
  async (path) => {
    const answer = await database.visitor().send(path)
    expect(answer.status).toBe(404)
  },
)

test.each(['{', 'name=value', '', '\u0000', '{"id": 1,}', '[1'])('"%s" is not JSON', async (body) => {
  const answer = await database.visitor().post('leads', body)
  expect(answer.status).toBe(400)
  expect(answer.body.code).toMatch(/^PGRST102$|^23502$/)
})

test.each([
  ['leads', 'null'],
  ['leads', '"text"'],
  ['leads', '17'],
  ['leads', '{"first_name":"\\ud800"}'],
  ['leads', '{"__proto__":{"a":1}}'],
  ['leads', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ['rpc/taken_times', '"text"'],
  ['rpc/book_strategy_call', '[1,2]'],
])('%s refuses %.30s', async (path, body) => {
  const { status } = await database.visitor().post(path, body)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'text/csv',
  'multipart/form-data; boundary=x',
  'application/xml',
])('a body of type %s is refused', async (type) => {
  const answer = await database.visitor().post('leads', JSON.stringify(lead()), { 'content-type': type })
  expect(answer.status).toBe(415)
})

test('a body that is not UTF-8 is refused', async () => {
  const { backend } = database
  const answer = await backend.fetch({
    method: 'POST',
    target: '/rest/v1/leads',
    headers: new Headers({ apikey: backend.publishableKey, 'content-type': 'application/json' }),
    body: Buffer.from('{"first_name":"\xff\xfe"}', 'latin1'),
    peerAddress: '203.0.113.7',
  })
  expect(answer.status).toBe(400)
})

test('a body over 64 kB is refused', async () => {
  const answer = await database.insert('leads', lead({ primary_goal: 'x'.repeat(70_000) }))
  expect(answer.status).toBe(413)
})

test('an unknown column, table or function has its own error code', async () => {
  const visitor = database.visitor()
  expect((await visitor.insert('leads', lead({ nonsense: 1 }))).body.code).toBe('PGRST204')
  expect((await visitor.send('nonsense')).body.code).toBe('PGRST205')
  expect((await visitor.call('nonsense', {})).body.code).toBe('PGRST202')
  expect((await visitor.insert('leads', lead({ id: 'nonsense' }))).body.code).toBe('22P02')
})

test.each(['count=planned', 'return=representation,count=exact', 'COUNT = estimated'])(
  'counting rows is refused: %s',
  async (prefer) => {
    await database.insert('leads', lead())
    for (const method of ['GET', 'HEAD', 'POST']) {
      const answer = await database.visitor().send('leads?select=id', {
        method,
        headers: { prefer },
        ...(method === 'POST' ? { body: lead() } : {}),
      })
      expect([answer.status, answer.headers.get('content-range')]).toEqual([400, null])
    }
  },
)

test('a hosted project refuses counting too, through its pre-request function', async () => {
  const ask = (role: string, prefer: string) =>
    database.query(`do $$ begin
      set local role ${role};
      perform set_config('request.headers', '{"prefer":"${prefer}"}', true);
      perform guard.refuse_counting();
    end $$`)
  for (const prefer of ['count=planned', 'return=minimal, COUNT = exact']) {
    await expect(ask('anon', prefer)).rejects.toThrow('Rows are not counted here')
  }
  await ask('anon', 'return=representation')
  await ask('service_role', 'count=exact')
})

test('a value that the driver cannot serialize does not break the next request', async () => {
  const wrong = [
    [{ help_with: { a: 'b' } }, [400]],
    // A hosted project stores a list in a text column as text, and so does one of the local drivers.
    [{ first_name: ['a'] }, [400, 201]],
    [{ first_name: { a: 'b' } }, [400]],
  ] as const
  for (const [value, statuses] of wrong) {
    const answer = await database.insert('leads', lead(value))
    expect(statuses).toContain(answer.status)
    expect((await database.insert('leads', lead())).status).toBe(201)
  }
  const trusted = await database.service.post('leads', lead({ help_with: { a: 'b' } }))
  expect(trusted.status).toBeGreaterThanOrEqual(400)
  expect((await database.insert('leads', lead())).status).toBe(201)
})

test('a preflight request from another origin is allowed', async () => {
  const answer = await database
    .visitor()
    .send('leads', { method: 'OPTIONS', headers: { apikey: undefined, origin: 'https://example.org' } })
  expect(answer.status).toBeLessThan(300)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
})
