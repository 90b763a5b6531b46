import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { calendarAddresses } from '../functions/_shared/environment.ts'
import { databaseIsDown, readBody, refuse, send } from './backend/answers.ts'
import type { Backend } from './backend/create-backend.ts'
import { type Listener, listen } from './listen.ts'
import { printable } from './printable.ts'

/**
 * A second server, on 127.0.0.1 only, for the functions (authenticated by the secret key) and the owner's commands
 * (authenticated by the token in the lock file). The public server accepts neither.
 */
export function openInternalServer(options: {
  /** `backend` is undefined while the database is stopped. */
  parts: { readonly backend?: Backend | undefined }
  token: string
  secretKey: string
  readCalendars(): Promise<string>
}): Promise<Listener> {
  return listen('127.0.0.1', 0, (request, response) => {
    void answer(request, response).catch((error: Error) => {
      console.error(printable(`[database] ${error.message}`))
      if (!response.headersSent) response.statusCode = 500
      response.end()
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // DNS rebinding: a web page could reach this port through a domain that resolves to 127.0.0.1.
    if (!/^127\.0\.0\.1:\d+$/.test(request.headers.host ?? '')) {
      response.writeHead(421).end()
      return
    }
    const { headers, url = '' } = request
    if (headers['apikey'] === options.secretKey && url.startsWith('/calendar?'))
      return send(
        await localCalendar(new URLSearchParams(url.slice(url.indexOf('?'))).get('address')),
        response,
      )
    const { backend } = options.parts
    if (!backend) return send(databaseIsDown(), response)
    const isOwner = request.headers.authorization === `Bearer ${options.token}`
    if (isOwner && request.url === '/owner/query') {
      const body = await readBody(request, maxQueryBytes)
      if (body === 'too large')
        return send(refuse(422, { message: 'There is too much data for one query.' }), response)
      const { sql, params } = JSON.parse(String(body))
      return send(await answerOwner(backend.query(sql, params)), response)
    }
    if (isOwner && request.url === '/owner/calendars')
      return send(await answerOwner(options.readCalendars()), response)
    if (await backend.handle(request, response, { internal: true })) return
    response.writeHead(404).end()
  }
}

/** Room for an agenda of thousands of calls. */
const maxQueryBytes = 16 * 1024 * 1024

function answerOwner(work: Promise<unknown>): Promise<Response> {
  return work.then(
    (result) => Response.json(result),
    // `message` is not an own enumerable property, so spreading does not copy it.
    (error: Error) => refuse(422, { ...error, message: error.message }),
  )
}

/** Reads a calendar of OWNER_CALENDARS that is a file, which the functions may not. */
async function localCalendar(address: string | null): Promise<Response> {
  const known = calendarAddresses(process.env['OWNER_CALENDARS'] ?? '')
  if (!address || !known.includes(address)) return new Response(null, { status: 404 })
  const path = /^file:/i.test(address) ? fileURLToPath(address) : address
  return readFile(path).then(
    (content) => new Response(new Uint8Array(content)),
    () => new Response(null, { status: 404 }),
  )
}
