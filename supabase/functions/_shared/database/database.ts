import type { Settings } from '../environment.ts'
import type { Answer, Args, FunctionName, Rows, TableName } from './answers.ts'

/** Milliseconds per request; the browser waits 15 seconds for the whole call. */
const timeLimit = 4_000

/** The database did not respond, or rejected the request. The message contains no row values. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
  /** The SQLSTATE, if there is one, such as `PT429`. */
  readonly code: string | undefined

  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}

export type Database = {
  /** Reads a row by its id, or `lead_history` by its `booking_id`. @throws DatabaseError */
  find<Name extends TableName>(table: Name, id: string): Promise<Rows[Name] | undefined>
  call<Name extends FunctionName>(name: Name, args: Args<Name>): Promise<Answer<Name>>
}

/** The project's REST API, with the service key. */
export function createDatabase({ databaseUrl, serviceKey }: Settings): Database {
  async function request(what: string, path: string, args?: Record<string, unknown>): Promise<unknown> {
    let response: Response
    try {
      response = await fetch(`${databaseUrl}/rest/v1/${path}`, {
        method: args ? 'POST' : 'GET',
        headers: {
          apikey: serviceKey,
          authorization: `Bearer ${serviceKey}`,
          accept: 'application/json',
          ...(args && { 'content-type': 'application/json' }),
        },
        ...(args && { body: JSON.stringify(args) }),
        signal: AbortSignal.timeout(timeLimit),
      })
    } catch (error) {
      throw new DatabaseError(`${what}: ${error instanceof Error ? error.message : error}`)
    }
    const body: unknown = await response.json().catch(() => undefined)
    if (!response.ok || body === undefined) {
      const { code } = (body ?? {}) as { code?: unknown }
      const known = typeof code === 'string' ? code : undefined
      throw new DatabaseError(`${what}: status ${response.status}, ${known ?? 'no code'}`, known)
    }
    return body
  }

  return {
    async find<Name extends TableName>(table: Name, id: string) {
      const key = table === 'lead_history' ? 'booking_id' : 'id'
      const rows = await request(`select ${table}`, `${table}?${key}=eq.${id}`)
      if (!Array.isArray(rows)) throw new DatabaseError(`select ${table}: not a list`)
      return rows[0] as Rows[Name] | undefined
    },
    call: async <Name extends FunctionName>(name: Name, args: Args<Name>) =>
      (await request(`call ${name}`, `rpc/${name}`, args)) as Answer<Name>,
  }
}
