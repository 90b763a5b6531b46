import type { Rows, TableName } from '../database/rows.ts'
import type { Mail } from '../mail/mail.ts'
import type { Services } from '../notifications/services.ts'
import { memoryOutbox } from './memory-outbox.ts'
import { testSettings } from './settings.ts'

/** Everything that sending needs, in memory. */
export function fakeServices(rows: Partial<{ [Name in TableName]: Rows[Name][] }> = {}) {
  const outbox = memoryOutbox()
  const mailer = recordingMailer()
  const lines: string[] = []
  const posted: Array<{ id: string; kind: string; data: object }> = []
  const services: Services = {
    settings: testSettings,
    outbox,
    mailer,
    links: { of: async (id, holder) => `https://www.example.org/your-call#${holder}-${id}` },
    morning: async () => ({ zone: 'UTC', calls: [], requests: [], late_messages: 0, calendars: [] }),
    store: {
      find: async <Name extends TableName>(table: Name, id: string) =>
        (rows[table] as Rows[Name][] | undefined)?.find(
          (row) => ('id' in row ? row.id : row.booking_id) === id,
        ),
    },
    webhook: {
      async send({ id, kind }, data) {
        posted.push({ id, kind, data })
      },
    },
    log: (line) => lines.push(line),
  }
  return { services, outbox, mailer, lines, posted }
}

/** Rejects for every address in `failing`, after a moment as a network does. */
function recordingMailer() {
  const mails: Mail[] = []
  const keys: string[] = []
  const failing = new Set<string>()
  return {
    mails,
    keys,
    failing,
    async send(mail: Mail, key: string) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      if (failing.has(mail.to))
        throw Object.assign(new Error(`550 no such user ${mail.to}`), { responseCode: 550 })
      mails.push(mail)
      keys.push(key)
    },
  }
}
