import { beforeEach } from 'vitest'
import { database } from './database.ts'
import type { Answer } from './visitor.ts'

/** Uses the production ceilings in each test of a suite. */
export function useRealCeilings(): void {
  beforeEach(() =>
    database.query(
      'update private.settings set calls_of_origin = 4, unconfirmed_share = 1 / 3.0, mails_of_mailbox = 6',
    ),
  )
}

export const attacker = '198.51.100.66'

export const book = (changes: Record<string, unknown> = {}, address?: string): Promise<Answer> =>
  database.visitor(address).book(changes)

export async function countCalls(): Promise<unknown> {
  return (await database.query('select count(*)::int as n from public.bookings'))[0]?.['n']
}

export const messages = (where: string) =>
  database.query(`select kind, state from private.outbox where ${where} order by seq`)

/** The code mailed for a held submission, of one e-mail address or of any. */
export async function heldCode(email = '%'): Promise<unknown> {
  const held = await database.query('select code from public.held_submissions where email like $1', [email])
  return held[0]?.['code']
}

export const confirm = (code: unknown, id: unknown) => database.call('confirm_held', { code, held_id: id })
