import type { Rows, TableName } from '../database/rows.ts'
import type { MessageContext } from '../outbox/message-kind.ts'
import { testSettings } from './settings.ts'

/** A `MessageContext` with rows in memory. */
export function mailContext(rows: Partial<{ [Name in TableName]: Rows[Name][] }> = {}): MessageContext {
  return {
    settings: testSettings,
    outbox: { ofRow: async () => [] },
    links: { of: async (id, holder) => `https://www.example.org/your-call#${holder}-${id}` },
    morning: async () => ({ zone: 'UTC', calls: [], requests: [], late_messages: 0, calendars: [] }),
    store: {
      find: async <Name extends TableName>(table: Name, id: string) =>
        (rows[table] as Rows[Name][] | undefined)?.find(
          (row) => ('id' in row ? row.id : row.booking_id) === id,
        ),
    },
  }
}
