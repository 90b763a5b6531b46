import { createRestRowStore } from '../database/rest-row-store.ts'
import type { RowStore } from '../database/row-store.ts'
import { readSettings, type Settings } from '../environment.ts'
import { createMailer } from '../mail/create-mailer.ts'
import type { Mailer } from '../mail/mail.ts'

/** Everything outside that a notification needs; tests hand in their own. */
export type Services = { settings: Settings; store: RowStore; mailer: Mailer; log(line: string): void }

let services: Services | undefined

/**
 * The real ones, made at the first request: a wrong setting is then an answer with a line in the log,
 * not a function that does not start.
 */
export function servicesFromEnvironment(): Services {
  if (!services) {
    const settings = readSettings((name) => Deno.env.get(name))
    services = {
      settings,
      store: createRestRowStore(settings),
      mailer: createMailer(settings),
      log: (line) => console.error(line),
    }
  }
  return services
}
