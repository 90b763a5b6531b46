import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Reads a calendar of OWNER_CALENDARS that the functions may not fetch: a file, or one without TLS. */
export async function localCalendar(address: string | null): Promise<Response> {
  const known = (process.env['OWNER_CALENDARS'] ?? '').split(/\s+/)
  if (!address || !known.includes(address)) return new Response(null, { status: 404 })
  if (/^http:/i.test(address)) return fetch(address).catch(() => new Response(null, { status: 502 }))
  const path = /^file:/i.test(address) ? fileURLToPath(address) : address
  return readFile(path).then(
    (content) => new Response(new Uint8Array(content)),
    () => new Response(null, { status: 404 }),
  )
}
