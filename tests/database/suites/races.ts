import { expect, test } from 'vitest'
import { booking, start } from '../support/samples.ts'
import type { TestDatabase } from '../support/test-database.ts'

/** Many at once. */
export function manyAtOnceStayApart(database: () => TestDatabase): void {
  test('of 50 people who confirm one time at one moment, one gets it and 49 are told', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, person) =>
        database()
          .visitor(`198.51.100.${person}`)
          .call('book_strategy_call', booking({ email: `person${person}@example.org` })),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status, body }) => status === 409 && body.message === 'time_taken')
    expect(refused).toHaveLength(49)
    expect(await database().query('select id from public.bookings')).toHaveLength(1)
    expect(await database().query('select id from public.leads')).toHaveLength(1)
  })

  test('one booking that is confirmed 20 times at once is one booking, and each is told so', async () => {
    const request = booking()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => database().visitor().call('book_strategy_call', request)),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
  })

  test('after 100 attempts at random times no two calls overlap', async () => {
    const random = seeded(20_261_120)
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, attempt) => {
        const startsAt = start(
          9 + Math.floor(random() * 8),
          random() < 0.5 ? 0 : 45,
          Math.floor(random() * 3),
        )
        const request = booking({ starts_at: startsAt, email: `person${attempt}@example.org` })
        return database().visitor(`198.51.100.${attempt}`).call('book_strategy_call', request)
      }),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const booked = answers.filter(({ status }) => status === 200).length
    const rows = await database().query<{ starts_at: string; ends_at: string }>(
      'select starts_at, ends_at from public.bookings order by starts_at',
    )
    expect(rows).toHaveLength(booked)
    expect(booked).toBeGreaterThan(15)
    for (const [index, row] of rows.slice(1).entries()) {
      expect(Date.parse(row.starts_at)).toBeGreaterThanOrEqual(Date.parse(rows[index]?.ends_at ?? ''))
    }
  })
}

/** Mulberry32: the same numbers at every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
