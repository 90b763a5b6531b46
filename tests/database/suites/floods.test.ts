import { beforeEach, expect, test } from 'vitest'
import type { TeamHours } from '../../../content/model/booking-rules.ts'
import { exampleRules as rules } from '../../../data-access/testing/examples.ts'
import { timeSlots } from '../../../data-access/time-slots/time-slots.ts'
import { settingsOf } from '../../../supabase/local/backend/settings-of-content.ts'
import { database, query } from '../support/database.ts'
import { cancel, change, requestLinked } from '../support/linked-calls.ts'
import { auditRequest, lead, start } from '../support/samples.ts'
import { takenTimes } from '../support/taken-times.ts'

/* The five rules at the head of 20261122200850_floods.sql, against attackers who know them. */

beforeEach(() =>
  query(`update private.settings set calls_of_network = 4, share_of_starts = 0.25, mails_of_mailbox = 6,
           forms_of_network = 5, forms_of_site = 100`),
)

const minute = 60_000
const length = rules.lengthMinutes * minute

/** The starts that the wizard offers to a visitor in the team's own zone. */
async function openStarts(): Promise<number[]> {
  const taken = (await takenTimes()).map(([startsAt, endsAt]) => ({ startsAt, endsAt }))
  const slots = timeSlots({ now: new Date(), timeZone: 'America/Chicago', taken, rules })
  return slots.map(({ startsAt }) => Date.parse(startsAt))
}

/** A zone whose day has a start then: zones half an hour apart have starts between those of the team's own. */
function zoneOf(at: Date): string {
  if (at.getUTCMinutes() % 45 === 0) return 'America/Chicago'
  return at.getUTCHours() < 20 ? 'America/St_Johns' : 'Pacific/Marquesas'
}

/** The quarter-hour that closes the most starts, on the day with the most calls so far. */
function bestTime(open: number[], calls: Date[]): Date | undefined {
  const score = (at: number) =>
    100 * open.filter((other) => Math.abs(other - at) < length).length +
    calls.filter((call) => Math.abs(call.getTime() - at) < 8 * 60 * minute).length
  const times = open.flatMap((at) => [-15, 0, 15].map((shift) => at + shift * minute))
  const best = times.reduce((one, other) => (score(other) > score(one) ? other : one), times[0] ?? 0)
  return best ? new Date(best) : undefined
}

const address = (network: number) => `198.51.${network}.66`

/** Books from each network in turn until all are refused. @returns the secrets of the calls */
async function attack(networks: number): Promise<string[]> {
  const left = Array.from({ length: networks }, (_, i) => i)
  const secrets: string[] = []
  const calls: Date[] = []
  let best = bestTime(await openStarts(), calls)
  for (let turn = 0; best && left.length > 0; turn += 1) {
    const network = left[turn % left.length] ?? 0
    const { secret, answer } = await requestLinked(
      { starts_at: best.toISOString(), timezone: zoneOf(best), email: `m@invented${turn}.example` },
      address(network),
    )
    if (answer.status === 429) left.splice(left.indexOf(network), 1)
    else {
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      secrets.push(secret)
      calls.push(best)
      best = bestTime(await openStarts(), calls)
    }
  }
  return secrets
}

const limitsReached = async (): Promise<number[]> =>
  (await database.service.call('morning_report', {})).body.limits
const useHours = (hours: TeamHours | null) =>
  query('select private.use_settings($1::text::jsonb)', [JSON.stringify(settingsOf(rules, hours))])
const everyDay = (from: string, until: string): TeamHours => ({
  timeZone: 'America/Chicago',
  hours: [{ days: [1, 2, 3, 4, 5], from, until }],
})

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
  daysOff: [{ from: '2026-12-24', until: '2027-01-01' }, { from: '2027-01-18' }],
}

// PGlite is ten times slower, and runs the same SQL.
test.skipIf(database.isEmbedded).each<[string, TeamHours | null]>([
  ['no team hours', null],
  ['the owner’s example', ownerExample],
  ['two calls a day', { ...everyDay('09:00', '17:00'), perDay: 2 }],
  ['10 to 12 o’clock', everyDay('10:00', '12:00')],
])(
  'in 24 hours, visitors close at most a quarter of %s, or book four calls',
  { timeout: 120_000 },
  async (_, hours) => {
    for (const networks of [1, 2, 10, 50]) {
      await query('delete from public.bookings')
      await useHours(hours)
      const before = await openStarts()
      const { length: calls } = await attack(networks)
      const closed = before.length - (await openStarts()).length
      if (calls !== 4)
        expect(closed, `${networks} networks, ${calls} calls`).toBeLessThanOrEqual(before.length / 4)
      expect(calls).toBeGreaterThanOrEqual(4)
      if (networks === 50) expect(await limitsReached()).toContain(3)
    }
  },
)

test('calls that were canceled and booked again close no more', async () => {
  await useHours(null)
  const before = await openStarts()
  const secrets = await attack(2)
  for (const secret of secrets) expect((await cancel(secret)).status).toBe(200)
  expect(await attack(2)).toEqual([])
  await attack(10)
  const refused = await Promise.all(
    secrets.map(async (secret) => {
      const best = bestTime(await openStarts(), []) ?? new Date()
      const again = { secret, starts_at: best.toISOString(), timezone: zoneOf(best), seen: 1 }
      return (await database.visitor('203.0.113.9').call('change_call', again)).status
    }),
  )
  expect(new Set(refused)).toEqual(new Set([429]))
  expect(before.length - (await openStarts()).length).toBeLessThanOrEqual(before.length / 4)
  // What the team canceled counts for nobody.
  await query("update public.bookings set canceled_at = now(), canceled_by = 'team'")
  expect((await attack(1)).length).toBe(4)
})

/** Strangers who type one person's address, in every spelling and as often as they can. */
const spelling = (count: number) => `am.ina+${count}@gmail.com`

test('a mailbox gets six mails a day, the person keeps every right, and the team gets everything', async () => {
  for (let count = 0; count < 20; count += 1) {
    const visitor = database.visitor(address(count))
    const email = spelling(count)
    expect((await visitor.insert('leads', lead({ email }))).status).toBe(201)
    expect((await visitor.insert('audit_requests', auditRequest({ email }))).status).toBe(201)
    // Reminders, which are sent days later, count on their day.
    if (count < 6) await requestLinked({ starts_at: start(9 + count, 0, 5), email }, address(count))
  }
  const mostMails = async () => {
    const [row] = await query<{ most: number }>(`
      select max(mails)::integer as most from (
        select count(*) over (order by wanted_at range between current row and interval '1 day' following) as mails
          from private.outbox where channel = 'person' and state <> 'withdrawn') as days`)
    return row?.most
  }
  expect(await mostMails()).toBe(6)
  // Three days later, six reminders are an hour ahead.
  await query("update private.outbox set wanted_at = wanted_at - interval '3 days'")
  await query(
    "delete from private.outbox where state = 'withdrawn' or kind = 'booking.reminder' and seq % 2 = 0",
  )
  await query(
    "update private.outbox set wanted_at = now() + interval '1 hour' where kind = 'booking.reminder'",
  )
  await database.insert('leads', lead({ email: spelling(99) }))
  expect(await mostMails()).toBe(6)
  expect(await limitsReached()).toContain(4)
  const toTeam = await query("select from private.outbox where channel = 'team' and state = 'waiting'")
  expect(toTeam.length).toBeGreaterThanOrEqual(46)

  const { secret, answer } = await requestLinked({ starts_at: start(16), email: 'amina@gmail.com' })
  expect(answer.status).toBe(200)
  expect((await change(secret, start(11))).status).toBe(200)
  // What the team does is always mailed.
  const team = (await database.service.call('team_secret', { row_id: answer.body.booking_id })).body
  expect((await cancel(team, { seen: 1 })).status).toBe(200)
  const states = await query(
    "select state from private.outbox where kind = 'booking.canceled' and channel = 'person'",
  )
  expect(states).toEqual([{ state: 'waiting' }])
})

const plainLead = () => lead({ form: 'strategy_call' })

test('of 2,000 forms without a proof from 200 networks, the site stores a hundred in an hour', async () => {
  const [{ stored } = {}] = await query<{ stored: number }>('select kept.flood($1::text::jsonb) as stored', [
    JSON.stringify(plainLead()),
  ])
  expect(stored).toBe(100)
  expect(await limitsReached()).toContain(5)
  const submit = (address: string | null) =>
    database.service.call('store_submission', { of_table: 'leads', submission: plainLead(), address })
  await query('delete from private.writes where ctid in (select ctid from private.writes limit 5)')
  const answers = await Promise.all(Array.from({ length: 6 }, () => submit('203.0.113.5')))
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  // Without a usable address, only the site's limit counts.
  for (const unknown of ['nonsense', null, '']) expect((await submit(unknown)).status).toBe(429)
  await query('delete from private.writes')
  for (let count = 0; count < 6; count += 1) expect((await submit('nonsense')).status).toBe(200)
})

/** Calls the database function as the server function does, with a new id and network each time. */
await query(`
  create or replace function kept.flood(form jsonb) returns integer language plpgsql as $$
  declare
    stored integer := 0;
  begin
    for turn in 1..2000 loop
      begin
        perform api.store_submission('leads', form || jsonb_build_object('id', gen_random_uuid()), '198.51.' || turn % 200 || '.66');
        stored := stored + 1;
      exception when sqlstate 'PT429' then null;
      end;
    end loop;
    return stored;
  end
  $$`)

const numbers = async (from: string, spent = 0) => {
  await query(
    "insert into private.writes (network, proved) select private.salted_hash('network', $1), true from generate_series(1, $2::text::integer)",
    [from, String(spent)],
  )
  return (await database.visitor(from).call('proof_challenge', {})).body.maxnumber
}

test('a network’s thousandth lead costs a hundred times its tenth; elsewhere a phone solves its own', async () => {
  await query('update private.settings set proof_numbers = default')
  const tenth = await numbers(address(1), 9)
  expect(await numbers(address(1), 990)).toBeGreaterThanOrEqual(100 * tenth)
  expect(await numbers(address(1), 9_000)).toBeGreaterThanOrEqual(1_000 * tenth)
  // Fifty thousand hashes, whatever happens elsewhere: a tenth of a second on a laptop.
  for (let network = 2; network < 20; network += 1) await numbers(address(network), 1_000)
  expect(await numbers('203.0.113.9')).toBeLessThanOrEqual(50_000)
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
