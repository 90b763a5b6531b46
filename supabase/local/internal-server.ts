import type { IncomingMessage, ServerResponse } from 'node:http'
import { databaseIsDown, readBody, send } from './backend/answers.ts'
import type { Backend } from './backend/create-backend.ts'
import { type Listener, listen } from './listen.ts'
import { isOwnerTask, runOwnerTask } from './owner-tasks.ts'
import { printable } from './printable.ts'

/**
 * A second address, on the loopback interface alone, for the site's own processes: the functions, who bring the
 * secret key, and the owner's commands, who bring the token of the lock file. The public address knows neither.
 */
export function openInternalServer(options: {
  /** The database, while it runs. */
  backend: () => Backend | undefined
  token: string
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
    // A page of a domain that points at this machine finds the port, and would be of its origin.
    if (!/^127\.0\.0\.1:\d+$/.test(request.headers.host ?? '')) {
      response.writeHead(421).end()
      return
    }
    const backend = options.backend()
    if (!backend) return send(databaseIsDown(), response)
    const [, task = ''] = /^\/owner\/(\w+)$/.exec(request.url ?? '') ?? []
    if (isOwnerTask(task) && request.headers.authorization === `Bearer ${options.token}`) {
      const argument = await readBody(request, 4_096)
      try {
        const result = await runOwnerTask(
          task,
          { ...backend, readCalendars: options.readCalendars },
          argument.toString(),
        )
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(result))
      } catch (error) {
        response.writeHead(422, { 'content-type': 'text/plain;charset=utf-8' }).end((error as Error).message)
      }
      return
    }
    if (await backend.handle(request, response, { internal: true })) return
    response.writeHead(404).end()
  }
}
