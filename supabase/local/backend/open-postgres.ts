import { createPostgresConnection } from '@supabase/lite/postgres'
import { type Database, isoTimestamp } from './database.ts'

/** Connects to a PostgreSQL server (15 or newer). The role in `url` must be allowed to create roles. */
export async function openPostgres(url: string): Promise<Database> {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: 10,
      onnotice: () => undefined,
      types: {
        timestamptz: { to: 1184, from: [1184], serialize: (value: string) => value, parse: isoTimestamp },
      },
    },
  })
  const sql = connection.driver
  await sql`select 1`.catch((cause: Error) => {
    throw new Error(`The database of DATABASE_URL does not answer: ${cause.message}`, { cause })
  })
  return {
    connection,
    query: async (text, params = []) => [...(await sql.unsafe(text, params as never[]))] as never[],
    script: async (text) => {
      await sql.begin(async (transaction) => {
        await transaction.unsafe(text)
      })
    },
    // Each transaction has its own connection here.
    exclusively: (job) => job(),
    close: () => connection.close(),
  }
}
