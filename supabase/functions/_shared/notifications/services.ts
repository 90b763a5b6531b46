import { type CallLinks, createCallLinks } from '../calls/call-links.ts'
import { createRestClient } from '../database/rest-client.ts'
import { createRowStore, type RowStore } from '../database/row-store.ts'
import { readSettings, type Settings } from '../environment.ts'
import { createMailer } from '../mail/create-mailer.ts'
import type { Mailer } from '../mail/mail.ts'
import type { MorningReport } from '../outbox/message-kind.ts'
import { createOutbox, type Outbox } from '../outbox/outbox.ts'
import { createWebhook, type Webhook } from '../webhook/webhook.ts'

/** External dependencies of messages; tests pass their own. */
export type Services = {
  settings: Settings
  store: RowStore
  outbox: Outbox
  links: CallLinks
  morning(): Promise<MorningReport>
  mailer: Mailer
  /** Undefined without WEBHOOK_URL. */
  webhook: Webhook | undefined
  log(line: string): void
}

let services: Services | undefined

/** Created at the first request, so that an invalid setting is logged and answered, instead of preventing the start. */
export function servicesFromEnvironment(): Services {
  if (!services) {
    const settings = readSettings((name) => Deno.env.get(name))
    const rest = createRestClient(settings)
    services = {
      settings,
      store: createRowStore(rest),
      outbox: createOutbox(rest),
      links: createCallLinks(rest, settings),
      morning: async () => (await rest.call('morning_report', {})) as MorningReport,
      mailer: createMailer(settings),
      webhook: settings.webhook && createWebhook(settings.webhook),
      log: (line) => console.error(line),
    }
  }
  return services
}
