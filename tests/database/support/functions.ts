import type { Mail } from '../../../supabase/functions/_shared/mail/mailer.ts'
import { type Services, sweep } from '../../../supabase/functions/_shared/outbox/deliver.ts'
import { secretLink } from '../../../supabase/functions/_shared/serve.ts'
import { testSettings } from '../../../supabase/functions/_shared/testing/examples.ts'
import { messageKinds } from '../../../supabase/functions/sweep-outbox/message-kinds.ts'
import type { Visitor } from './visitor.ts'

/**
 * The server functions on a database, with a fake mail server. `failing`, `refusing`: addresses that it refuses for now,
 * and for good; at the command `refusedAt`.
 */
export function functionsOn(service: Visitor, refusedAt = 'RCPT TO') {
  const rest: Services['database'] = {
    call: async (name, args) => (await service.call(name, args)).body,
    async find(table, id) {
      return (await service.send(`${table}?id=eq.${id}`)).body[0]
    },
  }
  const sent: (Mail & { to: string; key: string })[] = []
  const failing = new Set<string>()
  const refusing = new Set<string>()
  const lines: string[] = []
  const services: Services = {
    settings: testSettings,
    database: rest,
    secretLink: (rowId, holder) => secretLink(rest, testSettings.siteUrl, rowId, holder),
    mailer: {
      async send(mail, key) {
        const to = String(mail.to)
        const responseCode = refusing.has(to) ? 500 : failing.has(to) ? 451 : undefined
        if (responseCode)
          throw Object.assign(new Error(`${responseCode} ${to}`), {
            code: 'EENVELOPE',
            command: refusedAt,
            responseCode,
          })
        sent.push({ ...mail, to, key })
      },
    },
    log: (line) => lines.push(line),
  }
  const run = () => sweep(messageKinds, services, 20_000)
  return { services, sent, failing, refusing, lines, run }
}
