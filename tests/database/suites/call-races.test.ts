import { expect, test } from 'vitest'
import { database, query } from '../support/database.ts'
import { booking } from '../support/samples.ts'

/* Concurrent bookings. The exclusion constraint forbids what overlaps. */

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
