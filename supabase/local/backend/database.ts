export type Query = <Row = Record<string, unknown>>(
  sql: string,
  params?: readonly unknown[],
) => Promise<Row[]>

/** Where statements run: a database, or a transaction. */
export interface Session {
  /** Runs one statement, with `$1` parameters. */
  readonly query: Query
  /** Runs several statements. */
  script(sql: string): Promise<void>
}

/** An open database, PGlite or PostgreSQL, with the rights of its owner. */
export interface Database extends Pick<Session, 'query'> {
  /** Runs `work` in one transaction, which an error rolls back. */
  transaction<Result>(work: (session: Session) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** By type id, how both drivers parse dates and instants: as text, with the offset as JSON has it (`+00:00`). */
export const parsers = {
  1082: (date: string) => date,
  1184: (instant: string) => instant.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'),
}
