import type { Rows, TableName } from '../database/rows.ts'
import type { MessageContext } from '../outbox/message-kind.ts'
import { testSettings } from './settings.ts'

/** A `MessageContext` with rows in memory, and what database functions return. */
export function mailContext(
  rows: Partial<{ [Name in TableName]: Rows[Name][] }> = {},
  returned: Record<string, unknown> = {},
): MessageContext {
  return {
    settings: testSettings,
    yourCall: async (id, holder) => `https://www.example.org/your-call#${holder}-${id}`,
    yourRequest: async (id) => `https://www.example.org/your-call#request-${id}`,
    database: {
      call: async <Answer>(name: string) => (returned[name] ?? []) as Answer,
      find: async <Name extends TableName>(table: Name, id: string) =>
        (rows[table] as Rows[Name][] | undefined)?.find(
          (row) => ('id' in row ? row.id : row.booking_id) === id,
        ),
    },
  }
}
