import { createHash, randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { booking } from './samples.ts'
import type { TestDatabase } from './test-database.ts'
import type { Answer } from './visitor.ts'

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
export const newSecret = () => randomBytes(16).toString('base64url')
export const refusal = ({ status, body }: Answer) => [status, body.message]

/** Calls that are booked with a secret link, and changed by it. */
export function linkedCalls(database: TestDatabase) {
  async function request(given: object, address?: string) {
    const secret = newSecret()
    const link = { 'x-call-link': sha256(secret) }
    return {
      secret,
      answer: await database.visitor(address).post('rpc/book_strategy_call', given, link),
    }
  }
  return {
    request,
    /** With a link for the person and one for the team. */
    async book(changes: Record<string, unknown> = {}) {
      const { secret, answer } = await request(booking(changes))
      expect(answer.status).toBe(200)
      const id: string = answer.body.booking_id
      const team = newSecret()
      const link = { booking_id: id, secret_hash: sha256(team), holder: 'team' }
      await database.service.call('link_call', link)
      return { id, secret, team }
    },
    change: (secret: string, startsAt: unknown, changes = {}) =>
      database.call('change_call', { secret, starts_at: startsAt, timezone: 'UTC', seen: 0, ...changes }),
    cancel: (secret: string, changes = {}) => database.call('cancel_call', { secret, seen: 0, ...changes }),
  }
}
