import type { RestClient } from './rest-client.ts'
import type { Rows, TableName } from './rows.ts'

export type RowStore = ReturnType<typeof createRowStore>

const keys: Partial<Record<TableName, string>> = { lead_history: 'booking_id' }

/** Reads rows by their id, and `lead_history` by `booking_id`. */
export function createRowStore(rest: Pick<RestClient, 'select'>) {
  return {
    async find<Name extends TableName>(table: Name, id: string): Promise<Rows[Name] | undefined> {
      const [row] = await rest.select(table, { [keys[table] ?? 'id']: `eq.${id}`, select: '*' })
      return row as Rows[Name] | undefined
    },
  }
}
