import { PGlite, type Transaction } from '@electric-sql/pglite'
import { type Database, parsers, type Query } from './database.ts'

/**
 * Opens the embedded PostgreSQL, creating its data folder if it is missing. It has one connection, and runs queries and
 * transactions one after another.
 *
 * @throws Error that says what to do, if the folder is damaged or of another PostgreSQL version
 * @param relaxedDurability does not wait for the disk after each transaction; for tests only
 */
export async function openPglite(dataDir: string, relaxedDurability = false): Promise<Database> {
  const engine = await PGlite.create({ dataDir, relaxedDurability, parsers }).catch((cause: Error) => {
    throw new Error(
      `The database in ${dataDir} cannot be opened: it is damaged, or of another PostgreSQL version. With the version of the site that made it, type npm run owner -- dump all.jsonl; with this one, move the folder aside and type npm run owner -- load all.jsonl. Of a damaged one, put your last copy in its place.`,
      { cause },
    )
  })
  await engine.exec("set timezone to 'UTC'")
  return {
    query: queryOf(engine),
    transaction: (work) =>
      engine.transaction((transaction) =>
        work({ query: queryOf(transaction), script: async (sql) => void (await transaction.exec(sql)) }),
      ),
    close: () => engine.close(),
  }
}

const queryOf =
  (connection: PGlite | Transaction): Query =>
  async (sql, params = []) =>
    (await connection.query(sql, [...params])).rows as never[]
