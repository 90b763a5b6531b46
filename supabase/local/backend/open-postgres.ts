import postgres, { type ISql } from 'postgres'
import { type Database, parsers, type Query } from './database.ts'

/** Connects to a PostgreSQL server (15 or newer). The role in `url` must be allowed to create roles. */
export async function openPostgres(url: string): Promise<Database> {
  const sql = postgres(url, {
    onnotice: () => undefined,
    types: {
      date: { to: 1082, from: [1082], serialize: String, parse: parsers[1082] },
      timestamptz: { to: 1184, from: [1184], serialize: String, parse: parsers[1184] },
    },
  })
  await sql`select 1`.catch((cause: Error) => {
    throw new Error(`The database of DATABASE_URL does not answer: ${cause.message}`, { cause })
  })
  return {
    query: queryOf(sql),
    script: (text) => sql.begin(async (transaction) => void (await transaction.unsafe(text))),
    transaction: async (work) => (await sql.begin((transaction) => work(queryOf(transaction)))) as never,
    close: () => sql.end({ timeout: 5 }),
  }
}

const queryOf =
  (sql: ISql): Query =>
  async (text, params = []) =>
    [...(await sql.unsafe(text, params as never[]))] as never[]
