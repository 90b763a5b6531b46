import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Settings } from '../functions/_shared/environment.ts'
import { largestForm } from '../functions/_shared/http.ts'
import { answered, createServices, type Respond } from '../functions/_shared/serve.ts'
import { respond as readCalendars } from '../functions/read-calendars/index.ts'
import { respond as sendBookingNotifications } from '../functions/send-booking-notifications/index.ts'
import { respond as sendLeadNotifications } from '../functions/send-lead-notifications/index.ts'
import { respond as submitForm } from '../functions/submit-form/index.ts'
import { respond as sweepOutbox } from '../functions/sweep-outbox/index.ts'
import { readBody, refuse, send, tooLarge } from './backend/answers.ts'
import type { Backend } from './backend/create-backend.ts'
import { readInThread } from './read-in-thread.ts'

const functions = new Map<string, Respond>(
  Object.entries({
    'read-calendars': readCalendars,
    'send-booking-notifications': sendBookingNotifications,
    'send-lead-notifications': sendLeadNotifications,
    'submit-form': submitForm,
    'sweep-outbox': sweepOutbox,
  }),
)

/**
 * Answers `/functions/v1/*` with the server functions, in this process; a hosted project runs each in Deno.
 *
 * @param parts with the database, undefined while it is stopped
 * @param log receives the functions' log lines
 */
export function localFunctions(
  settings: Settings,
  parts: { readonly backend?: Backend | undefined },
  log: (line: string) => void,
) {
  /** The database in this process, with the secret key. */
  const askDatabase: typeof fetch = async (input, init) => {
    const { method, headers, url, body } = new Request(input, init)
    const { pathname, search } = new URL(url)
    if (!parts.backend) throw new Error('The database is stopped.')
    return parts.backend.fetch({
      method,
      target: pathname + search,
      headers,
      body: body ? Buffer.from(await new Response(body).arrayBuffer()) : undefined,
      peerAddress: '127.0.0.1',
      internal: true,
    })
  }
  const services = createServices(settings, log, { fetch: askDatabase, readFeed: readInThread })

  async function answer(request: Request): Promise<Response> {
    const [, name = ''] = /^\/functions\/v1\/([\w-]+)$/.exec(new URL(request.url).pathname) ?? []
    const respond = functions.get(name)
    return respond ? answered(respond, request, services) : refuse(404, { ok: false, error: 'not_found' })
  }

  return {
    answer,
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const { method = 'GET', url = '' } = request
      const body = await readBody(request, largestForm)
      if (body === 'too large') return send(tooLarge(), response)
      const asked = new Request(new URL(url, 'http://localhost'), {
        method,
        // As Cloudflare does in front of a hosted project.
        headers: {
          ...(request.headers as Record<string, string>),
          'cf-connecting-ip': request.socket.remoteAddress ?? '',
        },
        body: body.length > 0 && !/^(GET|HEAD)$/.test(method) ? new Uint8Array(body) : null,
      })
      return send(await answer(asked), response)
    },
  }
}
