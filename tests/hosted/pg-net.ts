import postgres from 'postgres'

/** Stands in for pg_net's worker: sends what `net.http_post` has queued, every half second. */
export function startPgNet(adminUrl: string): { close(): Promise<void> } {
  const sql = postgres(adminUrl, { max: 1, onnotice: () => undefined })
  const send = async () => {
    const queued = await sql<{ url: string; headers: Record<string, string>; body: object }[]>`
      delete from net.http_request_queue returning url, headers, body`
    await Promise.all(
      queued.map(({ url, headers, body }) =>
        fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => undefined),
      ),
    )
  }
  // The database is killed now and then.
  const timer = setInterval(() => void send().catch(() => undefined), 500)
  return {
    async close() {
      clearInterval(timer)
      await sql.end({ timeout: 1 })
    },
  }
}
