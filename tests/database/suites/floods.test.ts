import { beforeEach, expect, test } from 'vitest'
import type { TeamHours } from '../../../content/model/booking-rules.ts'
import { exampleRules as rules } from '../../../data-access/testing/examples.ts'
import { timeSlots } from '../../../data-access/time-slots/time-slots.ts'
import { settingsOf } from '../../../supabase/local/backend/settings-of-content.ts'
import { database, query } from '../support/database.ts'
import { callOf, teamSecret } from '../support/linked-calls.ts'
import { auditRequest, lead, start } from '../support/samples.ts'
import { takenTimes } from '../support/taken-times.ts'

/* The four rules at the head of supabase/rules/40-floods.sql, against attackers who know them. */

beforeEach(() =>
  query(`update private.settings set calls_of_network = 6, mails_of_mailbox = 6, mails_of_site = 100,
           forms_of_network = 5, forms_of_site = 100`),
)

/** The starts that the wizard offers to a visitor in the team's own zone. */
async function openStarts(): Promise<string[]> {
  const taken = (await takenTimes()).map(([startsAt, endsAt]) => ({ startsAt, endsAt }))
  const slots = timeSlots({ now: new Date(), timeZone: 'America/Chicago', taken, rules })
  return slots.map(({ startsAt }) => startsAt)
}

const address = (network: number) => `198.51.${network}.66`
const bookAt = (from: string, starts_at: string, email: string) =>
  database.visitor(from).book({ starts_at, timezone: 'America/Chicago', email })

/** Books what is open, each network as much as it can. @returns the ids of its calls */
async function attack(networks: number, day: number): Promise<string[]> {
  const ids: string[] = []
  const open = await openStarts()
  for (let network = 0; network < networks; network += 1)
    for (let next = open[0]; next; next = open[0]) {
      const { status, body } = await bookAt(address(network), next, `m${day}-${ids.length}@evil.example`)
      if (status === 429) break
      // Another of its calls may have taken the time, or the day.
      expect([200, 409]).toContain(status)
      if (status === 200) ids.push(body.booking_id)
      open.shift()
    }
  return ids
}

const useHours = (hours: TeamHours | null) =>
  query('select private.use_settings($1::text::jsonb)', [JSON.stringify(settingsOf(rules, hours))])
/** As in supabase/OWNER.md. */
const ownerExample: TeamHours = {
  timeZone: 'America/Chicago',
  hours: [
    { days: [1, 2, 3, 4], from: '09:00', until: '17:00' },
    { days: [5], from: '09:00', until: '13:00' },
  ],
  buffer: { before: 15, after: 15 },
  noticeHours: 24,
  perDay: 4,
  daysOff: [{ from: '2026-12-24', until: '2027-01-01' }],
}

/** What was done is a day older; calls keep their times. */
const passDay = async () => {
  for (const set of [
    "public.bookings set created_at = created_at - interval '1 day', canceled_at = canceled_at - interval '1 day'",
    "private.writes set written_at = written_at - interval '1 day'",
    "private.outbox set wanted_at = wanted_at - interval '1 day'",
  ])
    await query(`update ${set}`)
}

test.each<[string, TeamHours]>([
  ['the owner’s example', ownerExample],
  [
    'one afternoon a week',
    { timeZone: 'America/Chicago', hours: [{ days: [3], from: '13:00', until: '17:00' }] },
  ],
])('with %s, honest visitors get a free time or a request, whoever floods', async (_, hours) => {
  await useHours(hours)
  const all = (await openStarts()).length
  for (const networks of [3, 30]) {
    await query('delete from public.bookings')
    await query('delete from public.leads')
    const honest: string[] = []
    let flood: string[] = []
    for (let day = 0; day < 4; day += 1) {
      flood = [...flood, ...(await attack(networks, day))]
      const [free] = await openStarts()
      const email = `honest${day}@example.org`
      const from = `203.0.113.${day}`
      if (free) {
        const { status, body } = await bookAt(from, free, email)
        expect(status, JSON.stringify(body)).toBe(200)
        honest.push(body.booking_id)
      } else {
        const day = start().slice(0, 10)
        const wish = { preferred_day: day, preferred_part_of_day: 'any', preferred_start: start() }
        const request = lead({ email, form: 'call-request', ...wish })
        expect((await database.visitor(from).insert('leads', request)).status).toBe(201)
      }
      await passDay()
    }
    // The team cancels the flood: call by call of those whose connection or hour it has not seen yet.
    for (const id of flood) {
      const secret = await teamSecret(id)
      if ((await callOf(secret)).body.state !== 'booked') continue
      const reason = networks > 3 ? 'hour' : 'network'
      await database.call('cancel_calls_like', { secret, seen: 0, reason })
    }
    const kept = await query('select id from public.bookings where canceled_at is null')
    expect(kept.length).toBeLessThanOrEqual(honest.length)
    if (networks <= 3) expect(kept.map(({ id }) => id).sort()).toEqual(honest.sort())
    if (kept.length === 0) expect(await openStarts()).toHaveLength(all)
  }
})

test('one network has six calls, whoever cancels them', async () => {
  await useHours(null)
  const ids = await attack(1, 0)
  expect(ids).toHaveLength(6)
  await query("update public.bookings set canceled_at = now(), canceled_by = 'team'")
  expect(await attack(1, 1)).toEqual([])
  await query("update public.bookings set canceled_at = now() - interval '25 hours'")
  expect(await attack(1, 2)).toHaveLength(6)
  // Nor is one booked again through its link.
  const [link] = await query('select api.person_secret($1::uuid) as secret', [ids[0]])
  const [starts_at] = await openStarts()
  const again = { ...link, starts_at, timezone: 'America/Chicago', seen: 0 }
  const { status, body } = await database.visitor(address(0)).call('change_call', again)
  expect([status, body.message]).toEqual([429, 'too_many_calls'])
})

/** When the mails to a person are sent, in hours from when they were stored, by kind. */
const planned = async (kind: string): Promise<number[]> => {
  const rows = await query<{ hours: number }>(
    `select floor(extract(epoch from wanted_at - created_at) / 3600)::int as hours
       from private.outbox where kind like $1 and party = 'person' and state = 'waiting' order by seq`,
    [kind],
  )
  return rows.map(({ hours }) => hours)
}

test('the silenced mailbox: it gets six thanks a day, and its booking is confirmed whatever was typed before', async () => {
  for (let count = 0; count < 10; count += 1) {
    const visitor = database.visitor(address(count))
    const email = `am.ina+${count}@gmail.com`
    expect((await visitor.insert('leads', lead({ email }))).status).toBe(201)
    expect((await visitor.insert('audit_requests', auditRequest({ email }))).status).toBe(201)
  }
  expect(await planned('%.created')).toEqual([
    ...Array(6).fill(0),
    ...Array(6).fill(24),
    ...Array(6).fill(48),
    72,
    72,
  ])
  await database.book({ email: 'amina@gmail.com' })
  expect(await planned('booking.created')).toEqual([0])
  expect(
    await query("select from private.outbox where party = 'team' and wanted_at > now() + interval '1 hour'"),
  ).toEqual([])
})

test('the site sends a hundred thanks an hour, and says nothing was sent of one that waits', async () => {
  await query(`insert into private.outbox (kind, row_table, row_id, party, dedupe_key, wanted_at, due_at, mailbox_hash)
    select 'lead.created', 'leads', gen_random_uuid(), 'person', 'n' || n, now(), now(), sha256(n::text::bytea)
      from generate_series(1, 100) as n`)
  const row = lead()
  await database.insert('leads', row)
  expect((await planned('lead.created')).at(-1)).toBe(1)
  const claimed = await database.service.call('claim_outbox', { at_most: 4, only_row: row['id'] })
  expect(claimed.body.map(({ party }: { party: string }) => party)).toEqual(['team'])
})

test('without a proof, a network stores five forms in an hour, and the site a hundred', async () => {
  await query(
    'insert into private.writes (network, proved) select null::bytea, n > 0 from generate_series(-94, 1) as n',
  )
  const submit = (address: string | null, form = lead({ form: 'strategy-call' })) =>
    database.service.call('store_submission', { of_table: 'leads', submission: form, address })
  const answers = await Promise.all(Array.from({ length: 6 }, () => submit('203.0.113.5')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429])
  // Without a usable address, only the site's limit counts.
  for (const unknown of ['198.51.100.5', 'nonsense', null, ''])
    expect((await submit(unknown)).status).toBe(429)
  await query('delete from private.writes')
  for (let count = 0; count < 6; count += 1) expect((await submit('nonsense')).status).toBe(200)
})

const numbers = async (from: string, spent = 0) => {
  await query(
    "insert into private.writes (network, proved) select private.salted_hash('network', $1), true from generate_series(1, $2::text::integer)",
    [from, String(spent)],
  )
  return (await database.visitor(from).call('proof_challenge', {})).body.maxnumber
}

test('the price grows with the writes of a network, up to what a phone solves in five seconds; nobody pays for others', async () => {
  await query('update private.settings set proof_numbers = default')
  const first = await numbers(address(1))
  expect(await numbers(address(1), 9)).toBe(10 * first)
  // Fifty thousand hashes a second.
  expect(await numbers(address(1), 9_000)).toBe(250_000)
  for (let network = 2; network < 20; network += 1) await numbers(address(network), 1_000)
  expect(await numbers('203.0.113.9')).toBe(first)
  expect(await numbers('2001:db8:7:1::1', 9)).toBe(await numbers('2001:db8:7:2::2'))
})

test('each row counts once; refused rows and repeats do not, and old counts are deleted', async () => {
  const row = lead()
  const counted = async () => (await query('select from private.writes')).length
  for (let count = 0; count < 3; count += 1) {
    await database.insert('leads', row)
    await database.insert('leads', lead({ phone: '5'.repeat(50) }))
  }
  expect(await counted()).toBe(1)
  await query("update private.writes set written_at = written_at - interval '61 minutes'")
  await database.visitor().post('leads', [lead(), lead(), lead()])
  expect(await counted()).toBe(3)
  expect(JSON.stringify(await query("select encode(network, 'escape') from private.writes"))).not.toMatch(
    /203\.0/,
  )
})

/** The network by which a request with these headers is counted. */
const networkOf = async (headers: object) => {
  const [row] = await query<{ network: string | null }>(
    "with h as (select set_config('request.headers', $1, false)) select private.visitor_network() as network from h",
    [JSON.stringify(headers)],
  )
  await query("select set_config('request.headers', '', false)")
  return row?.network
}

test.each([
  ['198.51.100.5', '198.51.100.5'],
  ['::ffff:198.51.100.5', '198.51.100.5'],
  ['0:0:0:0:0:ffff:198.51.100.5', '198.51.100.5'],
  ['2001:DB8:1:2::3', '2001:db8:1::/48'],
  ['198.51.100.256', null],
  ["'; drop table leads; --", null],
  ['', null],
])('%s is counted as %s', async (header, network) => {
  expect(await networkOf({ 'cf-connecting-ip': header })).toBe(network)
})

test('a visitor cannot choose a network with headers', async () => {
  const headers = ['x-forwarded-for', 'cf-connecting-ip', 'x-real-ip', 'forwarded', 'true-client-ip']
  for (const [attempt, header] of headers.entries())
    await database.visitor(address(1)).post('leads', lead(), { [header]: `192.0.2.${attempt}` })
  expect(await query('select count(*)::int as n from private.writes group by network')).toEqual([{ n: 5 }])
  expect(await networkOf({ 'x-forwarded-for': '192.0.2.1' })).toBeNull()
})
