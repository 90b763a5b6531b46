import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type MemoryOutbox, memoryOutbox } from '../../../functions/_shared/testing/memory-outbox.ts'

type Row = Record<string, unknown>

export type FakeRest = {
  url: string
  tables: Record<string, Row[]>
  outbox: MemoryOutbox
  /** Every request's method and path, with the keys it showed. */
  seen: { request: string; apikey: string; authorization: string }[]
  close(): Promise<void>
}

/** As much of PostgREST as the functions use: reading by id, and the functions of the outbox. */
export async function startFakeRest({
  tables = {},
  outbox = memoryOutbox(),
  port = 0,
}: Partial<Pick<FakeRest, 'tables' | 'outbox'>> & { port?: number } = {}): Promise<FakeRest> {
  const seen: FakeRest['seen'] = []
  const server = createServer(async (req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost')
    const { apikey = '', authorization = '' } = req.headers as Record<string, string>
    seen.push({ request: `${req.method} ${pathname}`, apikey, authorization })
    let body = ''
    for await (const chunk of req) body += chunk
    const name = pathname.replace('/rest/v1/', '')
    const answer = name.startsWith('rpc/')
      ? await call(outbox, name.slice('rpc/'.length), JSON.parse(body))
      : (tables[name] ?? []).filter((row) => searchParams.get('id') === `eq.${row['id']}`)
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tables,
    outbox,
    seen,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the arguments are as the database function names them
async function call(outbox: MemoryOutbox, name: string, args: any): Promise<unknown> {
  switch (name) {
    case 'claim_outbox':
      return outbox.claim({
        atMost: args.at_most,
        row: args.only_row,
        kinds: args.only_kinds,
        channels: args.only_channels,
      })
    case 'settle_outbox':
      await outbox.settle(
        { id: args.message_id, claim: args.message_claim } as never,
        { state: args.outcome, ...(args.reason && { reason: args.reason }) } as never,
      )
      return true
    case 'outbox_of':
      return outbox.ofRow(args.of_row)
    case 'known_calendar_feeds':
      return { feeds: [], calls: [] }
    default:
      return null
  }
}
