import type { Rows, TableName } from './rows.ts'

/** Who a mail goes to; each table has one column per audience that records when it was sent. */
export type Audience = 'person' | 'team'

/** What the functions need of the database. */
export type RowStore = {
  find<Name extends TableName>(table: Name, id: string): Promise<Rows[Name] | undefined>
  /**
   * Takes the one right to send a mail. Resolves to a token, or to undefined when it was sent before or
   * is being sent now.
   */
  claim(table: TableName, id: string, audience: Audience): Promise<string | undefined>
  /** Gives the right back after a failure. The token makes sure that it is this claim, no later one. */
  release(table: TableName, id: string, audience: Audience, token: string): Promise<void>
}

/** The database did not answer, or not as expected. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}
