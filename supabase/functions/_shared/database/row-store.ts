import type { RestClient } from './rest-client.ts'
import type { Rows, TableName } from './rows.ts'

/** Reads rows by their id; a history by its booking's. */
export type RowStore = {
  find<Name extends TableName>(table: Name, id: string): Promise<Rows[Name] | undefined>
}

const keys: Partial<Record<TableName, string>> = { lead_history: 'booking_id' }

export function createRowStore(rest: Pick<RestClient, 'select'>): RowStore {
  return {
    async find<Name extends TableName>(table: Name, id: string) {
      const [row] = await rest.select(table, { [keys[table] ?? 'id']: `eq.${id}`, select: '*' })
      return row as Rows[Name] | undefined
    },
  }
}
