import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Row = Record<string, unknown>

export type FakeRest = {
  url: string
  tables: Record<string, Row[]>
  /** Every request's method and path, with the keys it showed. */
  seen: { request: string; apikey: string; authorization: string }[]
  close(): Promise<void>
}

/** As much of PostgREST as the functions use: reading by id, and a conditional update of columns. */
export async function startFakeRest(tables: Record<string, Row[]>, port = 0): Promise<FakeRest> {
  const seen: FakeRest['seen'] = []
  const server = createServer(async (req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost')
    const { apikey = '', authorization = '' } = req.headers as Record<string, string>
    seen.push({ request: `${req.method} ${pathname}`, apikey, authorization })
    const rows = (tables[pathname.replace('/rest/v1/', '')] ?? []).filter((row) => matches(row, searchParams))
    let body = ''
    for await (const chunk of req) body += chunk
    if (req.method === 'PATCH') for (const row of rows) Object.assign(row, JSON.parse(body))
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows))
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tables,
    seen,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function matches(row: Row, filters: URLSearchParams): boolean {
  return [...filters].every(([column, filter]) => {
    if (column === 'select') return true
    if (filter === 'is.null') return row[column] === null
    return filter === `eq.${row[column]}`
  })
}
