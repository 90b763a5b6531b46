import { answer, refuse } from '../http/answers.ts'
import { guard, type NotificationType } from '../http/guard.ts'
import type { MessageKinds } from '../outbox/message-kind.ts'
import { sendNow } from '../outbox/send-now.ts'
import { answering } from './answering.ts'
import type { Services } from './services.ts'

/** The headers that the Supabase client sends, for CORS. */
const allowedHeaders = 'authorization, apikey, content-type, x-client-info, x-region, prefer'

/** CORS headers: only the site's pages may read the response if the functions have another origin. */
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
 * The request handler of a function that the browser calls after saving a row. Status 200: the row's mails were sent,
 * now or earlier, which callers cannot distinguish; 404: no messages for this id; 502: a mail could not be sent (it
 * stays in the outbox, and a repeated call retries); 503: database error; others: see `guard`.
 */
export function notificationHandler(
  accepted: Partial<Record<NotificationType, MessageKinds>>,
  getServices: () => Services,
): (request: Request) => Promise<Response> {
  const types = Object.keys(accepted) as NotificationType[]

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

    const outcome = await sendNow(guarded.id, accepted[guarded.type] ?? {}, services)
    if (outcome === 'unknown') return refuse(404, 'not_found')
    return outcome === 'sent' ? answer(200, { ok: true }) : refuse(502, 'mail_not_sent')
  }
}
