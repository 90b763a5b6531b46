export type Query = <Row = Record<string, unknown>>(
  sql: string,
  params?: readonly unknown[],
) => Promise<Row[]>

/** An open database, PGlite or PostgreSQL, with the rights of its owner. */
export interface Database {
  /** Runs one statement, with `$1` parameters. */
  readonly query: Query
  script(sql: string): Promise<void>
  /** Runs `work` in one transaction, which an error rolls back. */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** By type id, how both drivers parse dates and instants: as text, with the offset as JSON has it (`+00:00`). */
export const parsers = {
  1082: (date: string) => date,
  1184: (instant: string) => instant.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'),
}
