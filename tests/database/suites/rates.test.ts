import { expect, test } from 'vitest'
import { database } from '../support/database.ts'
import { booking, lead, start } from '../support/samples.ts'
import type { Answer } from '../support/visitor.ts'

/* Rate limits. */

const limit = (max: number, scope: string) =>
  database.query('update private.rate_limits set max_requests = $1 where scope = $2', [max, scope])

function expectLimited({ status, body }: Answer, scope: string): void {
  expect([status, body.code, body.message, body.details]).toEqual([429, 'PT429', 'rate_limited', scope])
}

test('an owner can add a limit per e-mail address, which counts every spelling of one mailbox', async () => {
  await database.query("insert into private.rate_limits values ('lead', 'email', 2, 3600)")
  const send = (email: string) => database.insert('leads', lead({ email }))
  expect((await send('amina.o@gmail.com')).status).toBe(201)
  expect((await send('Amina.O+news@googlemail.com')).status).toBe(201)
  expectLimited(await send('aminao@gmail.com'), 'email')
  expect((await send('amina.o@example.org')).status).toBe(201)
})

test.each([
  [
    'a network address',
    'address',
    ['198.51.100.5', '198.51.100.5', '198.51.100.5'],
    ['198.51.100.5', '::ffff:198.51.100.5'],
    '198.51.100.6',
  ],
  [
    'the /64 of an IPv6 address',
    'address',
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'],
    ['2001:db8:1:2:abcd::1'],
    '2001:db8:1:3::1',
  ],
  [
    'a /48, which has its own limit,',
    'network',
    ['2001:db8:7:1::1', '2001:db8:7:2::1', '2001:db8:7:3::1'],
    ['2001:db8:7:99::1'],
    '2001:db8:8::1',
  ],
])('%s is limited, with any e-mail addresses', async (_, scope, stored, refused, other) => {
  await limit(stored.length, scope)
  let people = 0
  const send = (address: string) => {
    people += 1
    return database.visitor(address).insert('leads', lead({ email: `p${people}@example.org` }))
  }
  for (const address of stored) expect((await send(address)).status).toBe(201)
  for (const address of refused) expectLimited(await send(address), scope)
  expect((await send(other)).status).toBe(201)
})

test('a client cannot spoof its network address with headers, in 200 attempts', async () => {
  await limit(1, 'address')
  const visitor = database.visitor('198.51.100.5')
  await visitor.insert('leads', lead())
  const headers = ['x-forwarded-for', 'cf-connecting-ip', 'x-real-ip', 'forwarded', 'true-client-ip']
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await visitor.post('leads', lead({ email: `b${attempt}@example.org` }), {
      [headers[attempt % headers.length] ?? '']: `192.0.2.${attempt}`,
    })
    expectLimited(answer, 'address')
  }
})

test.each(['', 'not an address', '198.51.100.5, 198.51.100.6.7', "'; drop table leads; --"])(
  'a visitor without a usable network address (%j) is counted by mailbox and site only',
  async (address) => {
    await limit(1, 'address')
    for (let count = 0; count < 3; count += 1) {
      const row = lead({ email: `b${count}@example.org` })
      expect((await database.visitor(address).insert('leads', row)).status).toBe(201)
    }
    expect(
      await database.query('select scope, count(*)::int as n from private.submissions group by 1 order by 1'),
    ).toEqual([
      { scope: 'email', n: 3 },
      { scope: 'site', n: 3 },
    ])
  },
)

/** The address by which a request with these headers is counted. */
const addressOf = async (headers: object) => {
  const [row] = await database.query<{ address: string | null }>(
    "with h as (select set_config('request.headers', $1, false)) select private.request_address() as address from h",
    [JSON.stringify(headers)],
  )
  await database.query("select set_config('request.headers', '', false)")
  return row?.address
}

test('address_header selects another header; the last entry of a list counts', async () => {
  const forged = { 'x-forwarded-for': '192.0.2.1, 198.51.100.9', 'cf-connecting-ip': '203.0.113.8' }
  expect(await addressOf(forged)).toBe('203.0.113.8')
  expect(await addressOf({ 'x-forwarded-for': '192.0.2.1' })).toBeNull()
  await database.query("update private.settings set address_header = 'x-forwarded-for'")
  expect(await addressOf(forged)).toBe('198.51.100.9')
})

test.each([
  ['198.51.100.5', '198.51.100.5'],
  ['::ffff:198.51.100.5', '198.51.100.5'],
  ['::FFFF:c633:6405', '198.51.100.5'],
  ['0:0:0:0:0:ffff:198.51.100.5', '198.51.100.5'],
  ['198.51.100.5:4711', '198.51.100.5'],
  ['[::ffff:198.51.100.5]:4711', '198.51.100.5'],
  ['2001:DB8:1:2::3', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:0000:0000:0003', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::3]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::3]:443', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['[fe80::1%25eth0]:443', 'fe80::/64'],
  ['::1', '::/64'],
  ['198.51.100.5, 2001:db8:1:2::3', '2001:db8:1:2::/64'],
  ['198.51.100.256', null],
  ['198.51.100.5;', null],
  ['[::1', null],
  ['', null],
])('%s is counted as %s', async (header, address) => {
  expect(await addressOf({ 'cf-connecting-ip': header })).toBe(address)
})

test('bookings have their own limit, and a repeat does not count', async () => {
  await limit(2, 'address')
  const first = booking({ starts_at: start(9) })
  for (let count = 0; count < 5; count += 1) {
    expect((await database.book(first)).status).toBe(200)
  }
  expect((await database.book({ starts_at: start(10) })).status).toBe(200)
  expectLimited(await database.book({ starts_at: start(11) }), 'address')
  expect((await database.book(first)).status).toBe(200)
  expect((await database.insert('leads', lead())).status).toBe(201)
})

test('refused rows and repeats of stored rows do not count', async () => {
  await limit(2, 'address')
  const row = lead()
  await database.insert('leads', row)
  for (let count = 0; count < 5; count += 1) {
    expect((await database.insert('leads', lead({ phone: '5'.repeat(50) }))).status).toBe(400)
    expect((await database.insert('leads', row)).status).toBe(409)
  }
  expect((await database.insert('leads', lead())).status).toBe(201)
  expectLimited(await database.insert('leads', lead()), 'address')
  // A repeat gets 409 even when the limit is reached.
  expect((await database.insert('leads', row)).status).toBe(409)
})

test('each row of a request counts, and all or none are stored', async () => {
  await limit(3, 'address')
  expectLimited(await database.visitor().post('leads', [lead(), lead(), lead(), lead()]), 'address')
  expect(await database.query('select id from public.leads')).toEqual([])
  expect((await database.visitor().post('leads', [lead(), lead(), lead()])).status).toBe(201)
})

test('20 concurrent requests cannot exceed the limit', async () => {
  await limit(5, 'address')
  const answers = await Promise.all(Array.from({ length: 20 }, () => database.insert('leads', lead())))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
})

test('the limit resets after an hour, and old entries are deleted', async () => {
  await limit(1, 'address')
  await database.insert('leads', lead())
  expectLimited(await database.insert('leads', lead()), 'address')
  await database.query("update private.submissions set submitted_at = submitted_at - interval '59 minutes'")
  expectLimited(await database.insert('leads', lead()), 'address')
  await database.query("update private.submissions set submitted_at = submitted_at - interval '2 minutes'")
  expect((await database.insert('leads', lead())).status).toBe(201)
  expect(await database.query("select kind from private.submissions where scope = 'address'")).toHaveLength(1)
})

test('submissions are counted without personal data', async () => {
  await database.visitor('198.51.100.5').insert('leads', lead())
  const rows = await database.query(
    "select kind, scope, encode(key_hash, 'hex') as hash, encode(key_hash, 'escape') as text from private.submissions",
  )
  expect(rows).toHaveLength(3)
  expect(JSON.stringify(rows)).not.toMatch(/amina|198\.51/)
})
