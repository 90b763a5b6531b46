import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { booking, start } from '../support/samples.ts'
import type { TestDatabase } from '../support/test-database.ts'
import type { Answer } from '../support/visitor.ts'

/** Changing and cancelling calls, many at the same moment. */
export function manyChangeCallsAtOnce(database: () => TestDatabase): void {
  const visitor = () => database().visitor()
  const request = (given: object, secret: string) =>
    visitor().post('rpc/book_strategy_call', given, {
      'x-call-link': createHash('sha256').update(secret).digest('hex'),
    })
  const secretOf = () => randomBytes(16).toString('base64url')
  async function book(changes: Record<string, unknown>) {
    const secret = secretOf()
    expect((await request(booking(changes), secret)).status).toBe(200)
    return { secret }
  }
  const change = (secret: string, startsAt: unknown, seen = 0) =>
    visitor().call('change_call', { secret, starts_at: startsAt, timezone: 'UTC', seen })
  const cancel = (secret: string, seen = 0) => visitor().call('cancel_call', { secret, seen })
  const refusal = ({ status, body }: Answer) => [status, body.message]
  const rows = () => database().query<{ starts_at: Date }>('select starts_at from public.bookings')

  test('of 50 people who move to one time at one moment, one gets it and 49 keep their old time', async () => {
    const times = [9, 10, 11, 12, 13, 14, 15].flatMap((hour) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((day) => start(hour, 0, day)),
    )
    const calls = []
    for (const [index, time] of times.slice(0, 50).entries())
      calls.push({ time, ...(await book({ starts_at: time, email: `p${index}@example.org` })) })
    const wanted = start(16, 45)
    const answers = await Promise.all(calls.map(({ secret }) => change(secret, wanted)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.message === 'time_taken')).toHaveLength(49)
    const winner = answers.findIndex(({ status }) => status === 200)
    const kept = calls.filter((_, index) => index !== winner).map(({ time }) => time)
    expect((await rows()).map(({ starts_at }) => new Date(starts_at).toISOString()).sort()).toEqual(
      [...kept, wanted].sort(),
    )
  })

  test('100 bookings, changes and cancellations at once: no two overlap, and what was given back can be booked', async () => {
    const times = [9, 10, 11, 12, 13].flatMap((hour) =>
      [0, 1, 2, 3].flatMap((day) => [start(hour, 0, day), start(hour, 45, day)]),
    )
    const any = <T>(list: T[]) => list[Math.floor(Math.random() * list.length)] as T
    const known: string[] = []
    for (let index = 0; index < 12; index += 1)
      known.push(
        (
          await book({
            starts_at: start(15, 0, index % 4 === index ? index : 0),
            email: `k${index}@example.org`,
            ...(index > 0 && { starts_at: times[index * 3] }),
          })
        ).secret,
      )
    await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const dice = Math.random()
        const secret = any(known)
        if (dice < 0.4) {
          const mine = secretOf()
          const given = booking({ starts_at: any(times), email: `r${index}@example.org` })
          const answer = await request(given, mine)
          if (answer.status === 200) known.push(mine)
          else expect(refusal(answer)).toEqual([409, 'time_taken'])
          return
        }
        const { body } = await visitor().call('call_of', { secret })
        const answer =
          dice < 0.7 ? await change(secret, any(times), body.sequence) : await cancel(secret, body.sequence)
        expect([200, 409]).toContain(answer.status)
      }),
    )
    const overlapping = await database().query(
      `select from public.bookings a join public.bookings b on a.id < b.id and a.cancelled_at is null and b.cancelled_at is null
         and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`,
    )
    expect(overlapping).toEqual([])
    // Whatever no standing call overlaps can be booked, whoever had it before.
    for (const time of times) {
      const [{ free } = { free: false }] = await database().query<{ free: boolean }>(
        "select not exists (select from public.bookings where cancelled_at is null and tstzrange(starts_at, ends_at) && tstzrange($1::timestamptz, $1::timestamptz + interval '45 minutes')) as free",
        [time],
      )
      const { status } = await visitor().call(
        'book_strategy_call',
        booking({ starts_at: time, email: `last${times.indexOf(time)}@example.org` }),
      )
      expect(status).toBe(free ? 200 : 409)
    }
  })
}
