import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { query } from '../support/database.ts'
import { storeCall, storeRow } from '../support/stored-rows.ts'

/* The team's numbers of a week, for forty people over three weeks: November 2 to 22, 2026, in the team's zone (UTC-6). */

/** Times are days of November and hours in the team's zone: '9 14' is Monday of the second week, 2 p.m. */
type Fact = {
  people: number
  form?: 'strategy-call' | 'message' | 'audit'
  campaign?: string
  wrote: string
  /** Hours until the team answered each person's audit; the others wait. */
  answered?: number[]
  due?: number
  booked?: string
  /** The days of the calls, one for each person. */
  calls?: number[]
  /** The first is as version 1.0 noted a call that was held. */
  outcomes?: (string | null)[]
  /** When the last person canceled. */
  canceled?: string
}

const facts: Fact[] = [
  // Booked their call themselves: four are held in the week, one after it; one is a no-show.
  {
    people: 10,
    campaign: 'fall',
    wrote: '9 14',
    booked: '9 15',
    calls: [11, 11, 12, 12, 13, 16, 16, 17, 17, 18],
    outcomes: ['done', null, null, null, 'no_show'],
    canceled: '17 9',
  },
  // Wrote the week before: they are booked, but no new leads.
  {
    people: 6,
    campaign: 'fall',
    wrote: '5 10',
    booked: '10 10',
    calls: [12, 13, 18, 19, 19, 14],
    canceled: '13 9',
  },
  { people: 5, form: 'message', wrote: '10 9' },
  { people: 3, form: 'message', wrote: '11 9' },
  // Two in time, one late, one not sent.
  { people: 4, form: 'audit', wrote: '9 9', due: 12, answered: [20, 20, 90] },
  // Their week is the one in which they were due.
  { people: 3, form: 'audit', wrote: '6 9', due: 10, answered: [50, 50, 50] },
  { people: 2, form: 'audit', wrote: '12 9', due: 16, answered: [5, 5] },
  { people: 4, form: 'message', wrote: '16 0.5' },
  // Half an hour before the week begins, and before it ends; above, after it has ended.
  { people: 1, form: 'message', campaign: 'edge', wrote: '8 23.5' },
  { people: 1, form: 'message', campaign: 'edge', wrote: '15 23.5' },
  { people: 1, form: 'message', campaign: 'spring', wrote: '12 11' },
]

const at = (text: string) => {
  const [day = 0, hour = 0] = text.split(' ').map(Number)
  return new Date(Date.UTC(2026, 10, day) + (hour + 6) * 3_600_000).toISOString()
}

beforeEach(async () => {
  await triggers('disable')
  let calls = 0
  for (const [group, fact] of facts.entries())
    for (let i = 0; i < fact.people; i += 1) {
      const { form = 'strategy-call', campaign = '', wrote, answered, booked } = fact
      const email = `p${group}-${i}@example.org`
      const hours = answered?.[i]
      const asked = {
        ...{ id: randomUUID(), email, first_name: 'A', last_name: 'B', created_at: at(wrote) },
        answered_at: hours === undefined ? null : new Date(Date.parse(at(wrote)) + hours * 3_600_000),
        utm_campaign: campaign,
      }
      const audit = { due_on: `2026-11-${fact.due}`, organization: 'C', website_url: 'x.org' }
      if (form === 'audit') await storeRow(query, 'audit_requests', { ...asked, ...audit })
      else await storeRow(query, 'leads', { ...asked, form, help_with: ['SEO'], primary_goal: 'Grow' })
      if (!booked) continue
      calls += 1
      const isCanceled = fact.canceled && i === fact.people - 1
      await storeCall(query, at(`${fact.calls?.[i]} ${8 + (calls % 12)}`), {
        ...{ lead_id: asked.id, answers: asked.id, email, created_at: at(booked) },
        outcome: fact.outcomes?.[i] ?? null,
        ...(isCanceled && { canceled_at: at(fact.canceled ?? ''), canceled_by: 'person' }),
      })
    }
  // The last of them asks again the next day, in another spelling and from another campaign.
  await storeRow(query, 'leads', {
    ...{ email: 'P10-0+site@Example.org', first_name: 'A', last_name: 'B', help_with: ['SEO'] },
    ...{ created_at: at('13 11'), answered_at: at('13 14'), utm_campaign: 'fall', form: 'message' },
  })
  await triggers('enable')
})

async function triggers(change: 'enable' | 'disable') {
  for (const table of ['leads', 'audit_requests', 'bookings'])
    await query(`alter table public.${table} ${change} trigger user`)
}

test('the numbers of the second week are those that people would count', async () => {
  const [row] = await query(
    'select private.numbers($1::text::timestamptz, $2::text::timestamptz) as numbers',
    [at('9 0'), at('16 0')],
  )
  expect(row?.['numbers']).toEqual({
    // 10 + 5 + 3 + 4 + 2 + 1 + 1
    leads: 26,
    booked: 16,
    held: 6,
    no_shows: 1,
    canceled: 1,
    audits_due: 7,
    audits_on_time: 5,
    campaigns: [
      { campaign: '', leads: 14, booked: 0 },
      { campaign: 'fall', leads: 10, booked: 16 },
      { campaign: 'edge', leads: 1, booked: 0 },
      { campaign: 'spring', leads: 1, booked: 0 },
    ],
  })
})
