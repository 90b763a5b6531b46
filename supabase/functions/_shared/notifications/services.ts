import { createHash, createHmac } from 'node:crypto'
import type { BookingRow } from '../database/answers.ts'
import { createDatabase, type Database, DatabaseError } from '../database/database.ts'
import { readSettings, type Settings } from '../environment.ts'
import { refuse } from '../http/answers.ts'
import { type Audience, createMailer } from '../mail/mailer.ts'
import type { Services } from '../outbox/deliver.ts'

let services: Services | undefined

/** Created at the first request, so that an invalid setting is logged and answered, instead of preventing the start. */
export function servicesFromEnvironment(): Services {
  if (!services) {
    const settings = readSettings((name) => Deno.env.get(name))
    const database = createDatabase(settings)
    services = {
      settings,
      database,
      yourCall: (call, holder) => yourCallLink(database, settings, call, holder),
      yourRequest: (id) => teamLink(database, settings.siteUrl, id),
      mailer: createMailer(settings),
      log: (line) => console.error(line),
    }
  }
  return services
}

type Respond = (request: Request, services: Services) => Promise<Response>

/** Converts errors to responses: 500 for an invalid setting or a bug, 503 for a database error. */
export function answering(
  getServices: () => Services,
  respond: Respond,
): (request: Request) => Promise<Response> {
  return async (request) => {
    let services: Services
    try {
      services = getServices()
    } catch (error) {
      console.error(error instanceof Error ? error.message : 'The settings cannot be read.')
      return refuse(500, 'server_error')
    }
    return respond(request, services).catch((error: unknown) => {
      services.log(error instanceof Error ? `${error.name}: ${error.message}` : 'unknown error')
      return error instanceof DatabaseError
        ? refuse(503, 'database_unavailable')
        : refuse(500, 'server_error')
    })
  }
}

type Registrar = Pick<Database, 'call'>

/**
 * The secret URL where the holder changes or cancels a call, the same at every attempt to send a mail. The fragment is
 * never sent to servers, logs or referrers. The person's secret has 128 bits, derived from the service key, the call
 * and the address, so that a corrected address gets another; the database has only its hash. A new service key creates new links, but links that were mailed before still work.
 */
export async function yourCallLink(
  database: Registrar,
  { serviceKey, siteUrl }: Settings,
  { id, email }: Pick<BookingRow, 'id' | 'email'>,
  holder: Audience,
): Promise<string> {
  if (holder === 'team') return teamLink(database, siteUrl, id)
  const signature = createHmac('sha256', `your-call ${serviceKey}`)
    .update(`${id} ${email.toLowerCase()}`)
    .digest()
  const secret = signature.subarray(0, 16).toString('base64url')
  const secret_hash = createHash('sha256').update(secret).digest('hex')
  await database.call('link_call', { booking_id: id, secret_hash })
  return `${siteUrl}/your-call#${secret}`
}

/** The team's secret URL of a call or a request. */
export const teamLink = async (database: Registrar, siteUrl: string, id: string): Promise<string> =>
  `${siteUrl}/your-call#${await database.call('team_secret', { row_id: id })}`
