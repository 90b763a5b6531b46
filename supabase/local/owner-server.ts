import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody, refuse, send } from './backend/answers.ts'
import type { Backend } from './backend/create-backend.ts'
import { type Listener, listen } from './listen.ts'
import { printable } from './printable.ts'

/**
 * A second server, on 127.0.0.1 only, for the owner's commands, which the token in the lock file authorizes. The public
 * server does not answer them.
 */
export function openOwnerServer(options: {
  query: Backend['query']
  token: string
  readCalendars(): Promise<string>
}): Promise<Listener> {
  return listen('127.0.0.1', 0, (request, response) => {
    void answer(request, response).catch((error: Error) => {
      console.error(printable(`[owner] ${error.message}`))
      if (!response.headersSent) response.statusCode = 500
      response.end()
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isOwner = request.headers.authorization === `Bearer ${options.token}`
    if (isOwner && request.url === '/owner/query') {
      const body = await readBody(request, maxQueryBytes)
      if (body === 'too large')
        return send(refuse(422, { message: 'There is too much data for one query.' }), response)
      const { sql, params } = JSON.parse(String(body))
      return send(await answerOwner(options.query(sql, params)), response)
    }
    if (isOwner && request.url === '/owner/calendars')
      return send(await answerOwner(options.readCalendars()), response)
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
