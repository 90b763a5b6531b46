import type { PgliteConnection } from '@supabase/lite/pglite'
import type { PostgresConnection } from '@supabase/lite/postgres'

/** Converts PostgreSQL's `2026-12-01 15:45:00+00` to hosted PostgREST's format: `2026-12-01T15:45:00+00:00`. */
export function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}

/** An open database, PGlite or PostgreSQL. */
export interface Database {
  /** The connection that the REST layer uses. */
  readonly connection: RestConnection
  /** Runs one statement as the owner, with `$1` parameters. Do not call it inside `exclusively`. */
  query<Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Row[]>
  /** Runs several statements as the owner, in one transaction. */
  script(sql: string): Promise<void>
  /** Runs a job while nothing else uses the connection, if the engine has only one. */
  exclusively<T>(job: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

export type RestConnection = PgliteConnection | PostgresConnection
