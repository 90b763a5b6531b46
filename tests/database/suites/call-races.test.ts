import { expect, test } from 'vitest'
import { database, query } from '../support/database.ts'
import { bookLinked, cancel, change, refusal, requestLinked } from '../support/linked-calls.ts'
import { booking, start } from '../support/samples.ts'

/* Concurrent bookings, changes and cancellations. */

test('when 50 people book the same time at once, one gets it and 49 get time_taken', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, person) =>
      database.visitor(`198.51.100.${person}`).book({ email: `person${person}@example.org` }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.filter(({ status, body }) => status === 409 && body.message === 'time_taken')
  expect(refused).toHaveLength(49)
  expect(await query('select id from public.bookings')).toHaveLength(1)
  expect(await query('select id from public.leads')).toHaveLength(1)
})

test('confirming one booking 20 times at once creates one booking, with the same response each time', async () => {
  const request = booking()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      database.book({ ...request, email: i % 2 ? 'amina@example.org' : 'Amina@example.ORG' }),
    ),
  )
  expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  expect(await query('select id from public.bookings')).toEqual([{ id: request['booking_id'] }])
  expect(await query('select id from public.leads')).toHaveLength(1)
})

test('of 100 concurrent bookings, changes and cancellations, none overlap', async () => {
  const times = [9, 10, 11, 12, 13].flatMap((hour) =>
    [0, 1, 2, 3].flatMap((day) => [start(hour, 0, day), start(hour, 45, day)]),
  )
  const any = <T>(list: T[]) => list[Math.floor(Math.random() * list.length)] as T
  const known: string[] = []
  for (let index = 0; index < 12; index += 1)
    known.push((await bookLinked({ starts_at: times[index * 3], email: `k${index}@example.org` })).secret)
  await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const dice = Math.random()
      const secret = any(known)
      if (dice < 0.4) {
        const given = { starts_at: any(times), email: `r${index}@example.org` }
        const { secret: mine, answer } = await requestLinked(given)
        if (answer.status === 200) known.push(mine)
        else expect(refusal(answer)).toEqual([409, 'time_taken'])
        return
      }
      const { body } = await database.call('call_of', { secret })
      const answer =
        dice < 0.7
          ? await change(secret, any(times), { seen: body.sequence })
          : await cancel(secret, { seen: body.sequence })
      expect([200, 409]).toContain(answer.status)
    }),
  )
  const overlapping = await query(
    `select from public.bookings a join public.bookings b on a.id < b.id and a.canceled_at is null and b.canceled_at is null
       and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`,
  )
  expect(overlapping).toEqual([])
})
