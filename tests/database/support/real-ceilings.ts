import { beforeEach } from 'vitest'
import { booking } from './samples.ts'
import type { TestDatabase } from './test-database.ts'
import type { Answer } from './visitor.ts'

/** The ceilings as they are in production, in each test of a suite, and what such tests ask. */
export function useRealCeilings(database: TestDatabase) {
  beforeEach(() =>
    database.query(
      'update private.settings set calls_per_mailbox = 2, calls_per_address = 6, calls_per_network = 12, calls_of_newcomers = 40, link_mails_per_mailbox = 6, form_mails_per_mailbox = 4',
    ),
  )
  const book = (changes: Record<string, unknown> = {}, address = '203.0.113.7'): Promise<Answer> =>
    database.visitor(address).call('book_strategy_call', booking(changes))
  const stands = async () =>
    (await database.query<{ n: number }>('select count(*)::int as n from public.bookings'))[0]?.n
  const messages = (where: string) =>
    database.query(`select kind, state from private.outbox where ${where} order by seq`)
  const heldCode = async (email: string) =>
    (
      await database.query<{ id: string; code: string }>(
        'select id, code from public.held_submissions where email = $1',
        [email],
      )
    )[0]
  const confirm = (code: string | undefined, id: unknown) =>
    database.call('confirm_held', { code, held_id: id })

  return { book, stands, messages, heldCode, confirm }
}

/** An address that books again and again. */
export const attacker = '198.51.100.66'
