import type { Settings } from '../environment.ts'
import { type Audience, DatabaseError, type RowStore } from './row-store.ts'
import type { Rows, TableName } from './rows.ts'

/** Milliseconds; the browser waits 15 seconds for the whole call. */
const timeLimit = 4_000

const column = (audience: Audience) => `${audience}_notified_at`

/** Reads and claims rows through the project's REST interface with the service key. */
export function createRestRowStore(
  { databaseUrl, serviceKey }: Pick<Settings, 'databaseUrl' | 'serviceKey'>,
  clock: () => Date = () => new Date(),
): RowStore {
  async function call(
    table: TableName,
    query: Record<string, string>,
    init: { method: 'GET' } | { method: 'PATCH'; change: Record<string, string | null> },
  ): Promise<unknown[]> {
    const url = `${databaseUrl}/rest/v1/${table}?${new URLSearchParams(query)}`
    let response: Response
    try {
      response = await fetch(url, {
        method: init.method,
        headers: {
          apikey: serviceKey,
          authorization: `Bearer ${serviceKey}`,
          accept: 'application/json',
          ...(init.method === 'PATCH' && {
            'content-type': 'application/json',
            prefer: 'return=representation',
          }),
        },
        ...(init.method === 'PATCH' && { body: JSON.stringify(init.change) }),
        signal: AbortSignal.timeout(timeLimit),
      })
    } catch (error) {
      throw new DatabaseError(`${init.method} ${table}: ${error instanceof Error ? error.message : error}`)
    }
    const body: unknown = await response.json().catch(() => undefined)
    if (!response.ok || !Array.isArray(body)) {
      const code = (body as { code?: unknown } | undefined)?.code ?? 'no code'
      throw new DatabaseError(`${init.method} ${table}: status ${response.status}, ${code}`)
    }
    return body
  }

  return {
    async find<Name extends TableName>(table: Name, id: string) {
      const [row] = await call(table, { id: `eq.${id}`, select: '*' }, { method: 'GET' })
      return row as Rows[Name] | undefined
    },
    async claim(table, id, audience) {
      const token = clock().toISOString()
      const changed = await call(
        table,
        { id: `eq.${id}`, [column(audience)]: 'is.null', select: 'id' },
        { method: 'PATCH', change: { [column(audience)]: token } },
      )
      return changed.length === 1 ? token : undefined
    },
    async release(table, id, audience, token) {
      await call(
        table,
        { id: `eq.${id}`, [column(audience)]: `eq.${token}`, select: 'id' },
        { method: 'PATCH', change: { [column(audience)]: null } },
      )
    },
  }
}
