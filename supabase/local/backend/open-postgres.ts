import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import postgres, { type ISql } from 'postgres'
import { projectRoot } from '../local-settings.ts'
import { type Database, parsers, type Query } from './database.ts'

/** Connects to a PostgreSQL server (15 or newer). The role in `url` must be allowed to create roles. */
export async function openPostgres(url: string): Promise<Database> {
  const database = connectPostgres(url)
  await database.query('select 1').catch((cause: Error) => {
    throw new Error(`The database of DATABASE_URL does not answer: ${cause.message}`, { cause })
  })
  return database
}

/** Like `openPostgres`, but connects with the first query. */
export function connectPostgres(url: string): Database {
  const sql = postgres(url, {
    ssl: tlsFor(url),
    onnotice: () => undefined,
    types: {
      date: { to: 1082, from: [1082], serialize: String, parse: parsers[1082] },
      timestamptz: { to: 1184, from: [1184], serialize: String, parse: parsers[1184] },
    },
  })
  return {
    query: queryOf(sql),
    transaction: async (work) =>
      (await sql.begin((transaction) =>
        work({ query: queryOf(transaction), script: async (text) => void (await transaction.unsafe(text)) }),
      )) as never,
    close: () => sql.end({ timeout: 5 }),
  }
}

/** Except on this machine, the password is sent only to a server that proves its name with a certificate. */
function tlsFor(url: string) {
  // The parser's own message would contain the password.
  if (!URL.canParse(url)) throw new Error('DATABASE_URL is not a URL. Percent-encode the password in it.')
  if (['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)) return false
  const certificate = process.env['PGSSLROOTCERT']
  return certificate ? { ca: readFileSync(resolve(projectRoot, certificate)) } : 'verify-full'
}

const queryOf =
  (sql: ISql): Query =>
  async (text, params = []) =>
    [...(await sql.unsafe(text, params as never[]))] as never[]
