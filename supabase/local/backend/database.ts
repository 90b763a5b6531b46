import type { PgliteConnection } from '@supabase/lite/pglite'
import type { PostgresConnection } from '@supabase/lite/postgres'

/** PostgreSQL's `2026-12-01 15:45:00+00` as hosted PostgREST writes it: `2026-12-01T15:45:00+00:00`. */
export function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}

/** One open database, whichever engine it is. */
export interface Database {
  /** What the REST layer talks to. */
  readonly connection: RestConnection
  /** Runs one statement as the owner, with `$1` parameters. Not for use inside `exclusively`. */
  query<Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Row[]>
  /** Runs a script of several statements as the owner, all of them or none. */
  script(sql: string): Promise<void>
  /** Runs a job while nothing else uses the connection, where the engine has only one. */
  exclusively<T>(job: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

export type RestConnection = PgliteConnection | PostgresConnection
