import { json } from 'node:stream/consumers'
import { send } from './backend/answers.ts'
import type { Backend } from './backend/create-backend.ts'
import { type Listener, listen } from './listen.ts'

/**
 * A second server, on 127.0.0.1 only, that runs the queries of the owner's commands, which the token in the lock file
 * authorizes. The public server does not answer them.
 */
export function openOwnerServer(query: Backend['query'], token: string): Promise<Listener> {
  return listen('127.0.0.1', 0, async (request, response) => {
    if (request.headers.authorization !== `Bearer ${token}`) return void response.writeHead(404).end()
    const answer = await json(request)
      .then((asked) => {
        const { sql, params } = asked as { sql: string; params: unknown[] }
        return query(sql, params)
      })
      .then(
        (rows) => Response.json(rows),
        // `message` is not an own enumerable property, so spreading does not copy it.
        (error: Error) => Response.json({ ...error, message: error.message }, { status: 422 }),
      )
    await send(answer, response)
  })
}
