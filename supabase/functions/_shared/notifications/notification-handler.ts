import type { Notification } from '../contracts/notification.ts'
import { answer, refuse } from '../http/answers.ts'
import { guard } from '../http/guard.ts'
import type { MessageKinds } from '../outbox/message-kind.ts'
import { sendNow } from '../outbox/send-now.ts'
import { answering } from './answering.ts'
import type { Services } from './services.ts'

/** What the Supabase client sends along with a call, and the site's own pages need to be allowed to send. */
const allowedHeaders = 'authorization, apikey, content-type, x-client-info, x-region, prefer'

/**
 * The headers that let the site's pages, and no other site's, read an answer when the functions are on
 * another origin than the site. `siteUrl` is the site's public address.
 */
function corsHeaders(siteUrl: string): Record<string, string> {
  return {
    'access-control-allow-origin': new URL(siteUrl).origin,
    'access-control-allow-headers': allowedHeaders,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-max-age': '86400',
    vary: 'Origin',
  }
}

/**
 * The request handler of a function that the browser calls after a save: 200 when the mails of the row have left,
 * now or earlier; 404 for an id without messages; 502 when a mail could not be sent (it stays in the outbox, and a
 * repeated call tries again); 503 when the database does not answer, and what `guard` refuses. No answer tells
 * what happened before the call.
 */
export function notificationHandler(
  accepted: Partial<Record<Notification['type'], MessageKinds>>,
  getServices: () => Services,
): (request: Request) => Promise<Response> {
  const types = Object.keys(accepted) as Notification['type'][]

  return answering(getServices, async (request, services) => {
    const response = await respond(request, services)
    for (const [name, value] of Object.entries(corsHeaders(services.settings.siteUrl))) {
      response.headers.set(name, value)
    }
    return response
  })

  async function respond(request: Request, services: Services): Promise<Response> {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
    const { publishableKeys } = services.settings
    const guarded = await guard(request, { accepted: types, publishableKeys })
    if (!guarded.ok) return guarded.response

    const { type, id } = guarded.notification
    const outcome = await sendNow(id, accepted[type] ?? {}, services)
    if (outcome === 'unknown') return refuse(404, 'not_found')
    return outcome === 'sent' ? answer(200, { ok: true }) : refuse(502, 'mail_not_sent')
  }
}
