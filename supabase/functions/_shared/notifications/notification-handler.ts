import type { Notification } from '../contracts/notification.ts'
import { DatabaseError } from '../database/row-store.ts'
import { answer, refuse } from '../http/answers.ts'
import { corsHeaders } from '../http/cors.ts'
import { guard } from '../http/guard.ts'
import type { NotifyOutcome } from './notify-once.ts'
import type { Services } from './services.ts'

/** Sends the mails of one event; undefined when no row has the id. */
export type Notify = (notification: Notification, services: Services) => Promise<NotifyOutcome | undefined>

/**
 * The request handler of a server function: 200 with the mails that left now, 404 for an unknown id,
 * 502 when a mail could not be sent (a repeated call sends what is missing and nothing twice), 503 when
 * the database does not answer, and what `guard` refuses.
 */
export function notificationHandler(
  accepted: Notification['type'][],
  notify: Notify,
  getServices: () => Services,
): (request: Request) => Promise<Response> {
  async function respond(request: Request, services: Services): Promise<Response> {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
    const guarded = await guard(request, { accepted, publishableKeys: services.settings.publishableKeys })
    if (!guarded.ok) return guarded.response

    const outcome = await notify(guarded.notification, services)
    if (!outcome) return refuse(404, 'not_found')
    if (outcome.failed.length > 0)
      return answer(502, { ok: false, error: 'mail_not_sent', sent: outcome.sent })
    return answer(200, { ok: true, sent: outcome.sent })
  }

  return async (request) => {
    let services: Services
    try {
      services = getServices()
    } catch (error) {
      console.error(error instanceof Error ? error.message : 'The settings cannot be read.')
      return refuse(500, 'server_error')
    }
    const response = await respond(request, services).catch((error: unknown) => {
      services.log(error instanceof Error ? `${error.name}: ${error.message}` : 'unknown error')
      return error instanceof DatabaseError
        ? refuse(503, 'database_unavailable')
        : refuse(500, 'server_error')
    })
    for (const [name, value] of Object.entries(corsHeaders(services.settings.siteUrl))) {
      response.headers.set(name, value)
    }
    return response
  }
}
