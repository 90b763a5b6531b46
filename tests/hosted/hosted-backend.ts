import type { Backend } from '../../supabase/local/backend/create-backend.ts'
import { openPostgres } from '../../supabase/local/backend/open-postgres.ts'
import { backendUrl, publishableKey } from './stack.ts'

/** The rehearsed project, with the backend interface that the suites of tests/database use. */
export async function hostedBackend({
  databaseUrl,
  secretKey,
}: {
  databaseUrl: string
  secretKey: string
}): Promise<Pick<Backend, 'publishableKey' | 'secretKey' | 'fetch' | 'query'>> {
  const database = await openPostgres(databaseUrl)
  return {
    publishableKey,
    secretKey,
    query: (sql, params) => database.query(sql, params),
    fetch({ method, target, headers, body, peerAddress }) {
      headers.set('x-rehearsed-address', peerAddress)
      return fetch(backendUrl + target, { method, headers, ...(body && { body: Buffer.from(body) }) })
    },
  }
}
