import { teamLink, yourCallLink } from '../calls/your-call-link.ts'
import { createDatabase } from '../database/database.ts'
import { readSettings } from '../environment.ts'
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
