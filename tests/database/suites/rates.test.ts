import { expect, test } from 'vitest'
import { database, query } from '../support/database.ts'
import { booking, lead } from '../support/samples.ts'

/* Which writes count, and for which origin. */

const counted = async () => {
  const rows = await query<{ origins: number }>(
    'select cardinality(origins) as origins from private.submissions order by submitted_at',
  )
  return rows.map(({ origins }) => origins)
}

test('a client cannot spoof its network address with headers', async () => {
  const headers = ['x-forwarded-for', 'cf-connecting-ip', 'x-real-ip', 'forwarded', 'true-client-ip']
  for (const [attempt, header] of headers.entries()) {
    const row = lead({ email: `b@example${attempt}.org` })
    await database.visitor('198.51.100.5').post('leads', row, { [header]: `192.0.2.${attempt}` })
  }
  const [{ n } = {}] = await query(
    "select count(*)::int as n from private.submissions where private.salted_hash('address', '198.51.100.5') = any (origins)",
  )
  expect(n).toBe(headers.length)
})

test.each(['', 'not an address', '198.51.100.5, 198.51.100.6.7', "'; drop table leads; --"])(
  'a visitor without a usable network address (%j) is counted by mailbox and domain only',
  async (address) => {
    expect((await database.visitor(address).insert('leads', lead())).status).toBe(201)
    expect(await counted()).toEqual([2])
  },
)

/** The address by which a request with these headers is counted. */
const addressOf = async (headers: object) => {
  const [row] = await query<{ address: string | null }>(
    "with h as (select set_config('request.headers', $1, false)) select private.visitor_network(64) as address from h",
    [JSON.stringify(headers)],
  )
  await query("select set_config('request.headers', '', false)")
  return row?.address
}

test('address_header selects another header; the last entry of a list counts', async () => {
  const forged = { 'x-forwarded-for': '192.0.2.1, 198.51.100.9', 'cf-connecting-ip': '203.0.113.8' }
  expect(await addressOf(forged)).toBe('203.0.113.8')
  expect(await addressOf({ 'x-forwarded-for': '192.0.2.1' })).toBeNull()
  await query("update private.settings set address_header = 'x-forwarded-for'")
  expect(await addressOf(forged)).toBe('198.51.100.9')
})

test.each([
  ['198.51.100.5', '198.51.100.5'],
  ['::ffff:198.51.100.5', '198.51.100.5'],
  ['0:0:0:0:0:ffff:198.51.100.5', '198.51.100.5'],
  ['198.51.100.5:4711', '198.51.100.5'],
  ['2001:DB8:1:2::3', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::3]:443', '2001:db8:1:2::/64'],
  ['[fe80::1%25eth0]:443', 'fe80::/64'],
  ['198.51.100.5, 2001:db8:1:2::3', '2001:db8:1:2::/64'],
  ['198.51.100.256', null],
  ['[::1', null],
])('%s is counted as %s', async (header, address) => {
  expect(await addressOf({ 'cf-connecting-ip': header })).toBe(address)
})

test('each row counts once; refused rows and repeats do not, and old counts are deleted', async () => {
  const [row, call] = [lead(), booking()]
  for (let count = 0; count < 3; count += 1) {
    await database.insert('leads', row)
    await database.insert('leads', lead({ phone: '5'.repeat(50) }))
    await database.book(call)
  }
  expect(await counted()).toHaveLength(2)
  await query("update private.submissions set submitted_at = submitted_at - interval '61 minutes'")
  await database.visitor().post('leads', [lead(), lead(), lead()])
  expect(await counted()).toHaveLength(3)
})

test('submissions are counted without personal data', async () => {
  await database.visitor('198.51.100.5').insert('leads', lead())
  const rows = await query(
    "select origins::text, encode(origins[1], 'escape') as text from private.submissions",
  )
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(/amina|198\.51/)
})
