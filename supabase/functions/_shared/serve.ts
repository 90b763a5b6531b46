import { yourCallLink } from './contracts/links.ts'
import { createDatabase, type Database, DatabaseError, type Party } from './database/database.ts'
import { readSettings, type Settings } from './environment.ts'
import { answer, largestBody, readLimited, refuse, sameText } from './http.ts'
import { createMailer } from './mail/mailer.ts'
import { type MessageKinds, type Services, sendNow } from './outbox/deliver.ts'

/** What a function uses of the outside. */
export function createServices(
  settings: Settings,
  log: (line: string) => void,
  { fetch, readFeed }: Pick<Services, 'readFeed'> & { fetch?: typeof globalThis.fetch } = {},
): Services {
  const database = createDatabase(settings, fetch)
  return {
    settings,
    database,
    secretLink: (rowId, holder) => secretLink(database, settings.siteUrl, rowId, holder),
    mailer: createMailer(settings),
    log,
    readFeed,
  }
}

export type Respond = (request: Request, services: Services) => Promise<Response>

/**
 * Serves a function in a hosted project. Its services are created at the first request, so that an invalid setting is
 * logged and answered, instead of preventing the start. `npm start` imports the functions into Node (local/functions.ts).
 */
export function serve(respond: Respond): void {
  let services: Services | undefined
  globalThis.Deno?.serve(async (request) => {
    try {
      services ??= createServices(
        readSettings((name) => Deno.env.get(name)),
        (line) => console.error(line),
      )
    } catch (error) {
      console.error(error instanceof Error ? error.message : 'The settings cannot be read.')
      return refuse(500, 'server_error')
    }
    return answered(respond, request, services)
  })
}

/** Converts errors to responses: 503 for a database error, 500 for a bug. Only the site's pages may read them. */
export async function answered(respond: Respond, request: Request, services: Services): Promise<Response> {
  const response = await respond(request, services).catch((error: unknown) => {
    services.log(error instanceof Error ? `${error.name}: ${error.message}` : 'unknown error')
    return error instanceof DatabaseError ? refuse(503, 'database_unavailable') : refuse(500, 'server_error')
  })
  for (const [name, value] of Object.entries(corsHeaders(services.settings.siteUrl)))
    response.headers.set(name, value)
  return response
}

/**
 * The secret URL where somebody changes a call, or the team answers a request; the same at every attempt to send a mail.
 * The fragment is never sent to servers, logs or referrers.
 */
export async function secretLink(
  database: Pick<Database, 'call'>,
  siteUrl: string,
  row_id: string,
  holder: Party,
): Promise<string> {
  const secret = await database.call(holder === 'team' ? 'team_secret' : 'person_secret', { row_id })
  return yourCallLink(secret, siteUrl)
}

/** For pages of another origin than the functions: what the Supabase client sends. */
const corsHeaders = (siteUrl: string) => ({
  'access-control-allow-origin': new URL(siteUrl).origin,
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info, x-region, prefer',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-max-age': '86400',
  vary: 'Origin',
})

/**
 * A function that the browser calls after saving a row. Status 200: the row's mails were sent, now or earlier, which
 * callers cannot distinguish; 202: a mail could not be sent yet (it stays in the outbox, and a repeated call retries);
 * 404: no messages for this id; 422: the person's mail server refuses the address; others: see `guard`.
 */
export function notifications(accepted: Partial<Record<NotificationType, MessageKinds>>): Respond {
  const types = Object.keys(accepted) as NotificationType[]
  return async (request, services) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
    const { publishableKeys } = services.settings
    const guarded = await guard(request, { accepted: types, publishableKeys })
    if (guarded instanceof Response) return guarded

    const outcome = await sendNow(guarded.id, accepted[guarded.type] ?? {}, services)
    if (outcome === 'unknown') return refuse(404, 'not_found')
    if (outcome === 'refused') return refuse(422, 'address_refused')
    return outcome === 'sent' ? answer(200, { ok: true }) : answer(202, { ok: true, later: true })
  }
}

/**
 * Where each notification has the id of its row (PRODUCT.md, "Calls to the server"). The functions use
 * only the id and read the row themselves, so that no client can choose the text or recipient of a mail.
 */
const idFields = {
  new_lead: ['lead', 'id'],
  audit_request: ['auditRequest', 'id'],
  booking_confirmation: ['lead', 'booking_id'],
} as const

type NotificationType = keyof typeof idFields

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Parses a notification of one of the `accepted` types. Refuses other methods than POST (405), an invalid publishable
 * key (401), and other bodies or over 64 kB (400).
 */
export async function guard(
  request: Request,
  options: { publishableKeys: string[]; accepted: NotificationType[] },
): Promise<{ type: NotificationType; id: string } | Response> {
  if (request.method !== 'POST') return refuse(405, 'method_not_allowed', { allow: 'POST, OPTIONS' })
  const shown = request.headers.get('apikey') ?? ''
  if (!options.publishableKeys.some((key) => sameText(shown, key))) return refuse(401, 'invalid_key')
  const raw: unknown = await readLimited(request, largestBody)
    .then((text) => JSON.parse(text ?? ''))
    .catch(() => undefined)
  for (const type of options.accepted) {
    const id = idIn(raw, type)
    if (id) return { type, id }
  }
  return refuse(400, 'invalid_body')
}

/** The id (lower case) in an untrusted notification of this type; undefined if it is none. */
function idIn(notification: unknown, wanted: NotificationType): string | undefined {
  const [row, column] = idFields[wanted]
  const { type, [row]: named } = Object(notification)
  const id: unknown = Object(named)[column]
  return type === wanted && typeof id === 'string' && uuid.test(id) ? id.toLowerCase() : undefined
}
