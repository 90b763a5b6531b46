import { beforeEach, expect, test } from 'vitest'
import { query } from '../support/database.ts'

/* The team's numbers of a week, for forty people over three weeks: November 2 to 22, 2026, in the team's zone (UTC-6). */

/** Times are days of November and hours in the team's zone: '9 14' is Monday of the second week, 2 p.m. */
type Fact = {
  people: number
  form?: 'strategy-call' | 'message' | 'audit'
  campaign?: string
  wrote: string
  /** Hours until the team answered, one for each person; the others wait. */
  answered?: number[]
  due?: number
  booked?: string
  /** The days of the calls, one for each person. */
  calls?: number[]
  outcomes?: string[]
  /** When the last person canceled. */
  canceled?: string
}

const facts: Fact[] = [
  // Booked their call themselves: four are held, one is a no-show, five are still to come.
  {
    people: 10,
    campaign: 'fall',
    wrote: '9 14',
    booked: '9 15',
    calls: [11, 11, 12, 12, 13, 16, 16, 17, 17, 18],
    outcomes: ['done', 'done', 'done', 'done', 'no_show'],
    canceled: '17 9',
  },
  // Wrote the week before: they are booked, but no new leads.
  {
    people: 6,
    campaign: 'fall',
    wrote: '5 10',
    booked: '10 10',
    calls: [12, 13, 18, 19, 19, 20],
    outcomes: ['done', 'done'],
    canceled: '14 9',
  },
  { people: 5, form: 'message', wrote: '10 9', answered: [2, 4, 6, 8, 10] },
  { people: 3, form: 'message', wrote: '11 9' },
  // Two in time, one late, one not sent.
  { people: 4, form: 'audit', wrote: '9 9', due: 12, answered: [20, 20, 90] },
  // Their week is the one in which they were due.
  { people: 3, form: 'audit', wrote: '6 9', due: 10, answered: [50, 50, 50] },
  { people: 2, form: 'audit', wrote: '12 9', due: 16, answered: [5, 5] },
  { people: 4, form: 'message', wrote: '17 9', answered: [1, 1, 1, 1] },
  // Half an hour before the week begins, and before it ends.
  { people: 1, form: 'message', campaign: 'edge', wrote: '8 23.5', answered: [1] },
  { people: 1, form: 'message', campaign: 'edge', wrote: '15 23.5', answered: [1] },
  { people: 1, form: 'message', campaign: 'spring', wrote: '12 11', answered: [3] },
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
      const id = `00000000-0000-4000-8000-0000000${String(group).padStart(2, '0')}00${i}`
      const hours = answered?.[i]
      const answeredAt = hours === undefined ? null : new Date(Date.parse(at(wrote)) + hours * 3_600_000)
      const asked = [id, email, at(wrote), campaign, answeredAt?.toISOString() ?? null]
      if (form === 'audit')
        await query(
          `insert into public.audit_requests (id, email, created_at, utm_campaign, answered_at, due_on,
             first_name, last_name, organization, website_url)
           values ($1::text::uuid, $2, $3::text::timestamptz, $4, $5::text::timestamptz, $6::text::date, 'A', 'B', 'C', 'x.org')`,
          [...asked, `2026-11-${fact.due}`],
        )
      else
        await query(
          `insert into public.leads (id, email, created_at, utm_campaign, answered_at, form, first_name, last_name, help_with, primary_goal)
           values ($1::text::uuid, $2, $3::text::timestamptz, $4, $5::text::timestamptz, $6, 'A', 'B', '{SEO}', 'Grow')`,
          [...asked, form],
        )
      if (!booked) continue
      calls += 1
      const isCanceled = fact.canceled && i === fact.people - 1
      await query(
        `insert into public.bookings (id, lead_id, answers, email, created_at, starts_at, ends_at, outcome, canceled_at, canceled_by,
           timezone, booking_date, booking_time, meeting_link, first_name, last_name)
         select $1::text::uuid, $1::text::uuid, $1::text::uuid, $2, $3::text::timestamptz, t.at, t.at + interval '45 minutes', $5, $6::text::timestamptz, $7,
                'UTC', t.at, '9:00 AM', 'https://meet.jit.si/x', 'A', 'B'
           from (select $4::text::timestamptz as at) as t`,
        [
          ...[
            id,
            email,
            at(booked),
            at(`${fact.calls?.[i]} ${8 + (calls % 12)}`),
            fact.outcomes?.[i] ?? null,
          ],
          ...(isCanceled ? [at(fact.canceled ?? ''), 'person'] : [null, null]),
        ],
      )
    }
  // The last of them asks again the next day, in another spelling and from another campaign.
  await query(
    `insert into public.leads (email, created_at, utm_campaign, answered_at, form, first_name, last_name, help_with, primary_goal)
     values ('P10-0+site@Example.org', $1::text::timestamptz, 'fall', $2::text::timestamptz, 'message', 'A', 'B', '{SEO}', 'Grow')`,
    [at('13 11'), at('13 14')],
  )
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
    // 1 2 3 3 4 5 5 6 [8] 10 20 20 90 and four who still wait
    hours_to_answer: 8,
    campaigns: [
      { campaign: '', leads: 14, booked: 0 },
      { campaign: 'fall', leads: 10, booked: 16 },
      { campaign: 'edge', leads: 1, booked: 0 },
      { campaign: 'spring', leads: 1, booked: 0 },
    ],
  })
})
