import { teamLink, yourCallLink } from '../calls/your-call-link.ts'
import { createDatabase, DatabaseError } from '../database/database.ts'
import { readSettings } from '../environment.ts'
import { refuse } from '../http/answers.ts'
import type { Mailer } from '../mail/mail.ts'
import { createMailer } from '../mail/mailer.ts'
import type { MessageContext } from '../outbox/message-kind.ts'

/** External dependencies of messages; tests pass their own. */
export type Services = MessageContext & { mailer: Mailer; log(line: string): void }

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
