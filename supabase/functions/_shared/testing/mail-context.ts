import type { Answer, FunctionName, Rows, TableName } from '../database/database.ts'
import type { MessageContext } from '../outbox/deliver.ts'
import { testSettings } from './settings.ts'

/** A `MessageContext` with rows in memory, and what database functions return. */
export function mailContext(
  rows: Partial<{ [Name in TableName]: Rows[Name][] }> = {},
  returned: { [Name in FunctionName]?: Answer<Name> } = {},
): MessageContext {
  const answers = { contacts_of: { contacts: [], call: null }, ...returned }
  return {
    settings: testSettings,
    yourCall: async ({ id }, holder) => `https://www.example.org/your-call#${holder}-${id}`,
    yourRequest: async (id) => `https://www.example.org/your-call#request-${id}`,
    database: {
      call: async <Name extends FunctionName>(name: Name) => (answers[name] ?? []) as Answer<Name>,
      find: async <Name extends TableName>(table: Name, id: string) =>
        (rows[table] as Rows[Name][] | undefined)?.find(
          (row) => ('id' in row ? row.id : row.booking_id) === id,
        ),
    },
  }
}
