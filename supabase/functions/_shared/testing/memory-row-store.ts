import type { Audience, RowStore } from '../database/row-store.ts'
import type { Rows, TableName } from '../database/rows.ts'

type MemoryRowStore = RowStore & { claimed: Set<string> }

/** A store for tests that claims as the database does: at once, and for one caller only. */
export function memoryRowStore(rows: Partial<{ [Name in TableName]: Rows[Name][] }>): MemoryRowStore {
  const claimed = new Set<string>()
  const key = (table: TableName, id: string, audience: Audience) => `${table}/${id}/${audience}`
  return {
    claimed,
    find: async <Name extends TableName>(table: Name, id: string) =>
      (rows[table] as Rows[Name][] | undefined)?.find((row) => row.id === id),
    async claim(table, id, audience) {
      await Promise.resolve()
      if (claimed.has(key(table, id, audience))) return undefined
      claimed.add(key(table, id, audience))
      return 'token'
    },
    async release(table, id, audience) {
      claimed.delete(key(table, id, audience))
    },
  }
}
