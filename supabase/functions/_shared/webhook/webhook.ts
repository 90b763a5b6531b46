import { Webhook as Signer } from 'standardwebhooks'
import type { WebhookSettings } from '../environment.ts'
import { sendLimit } from '../mail/mail.ts'
import type { OutboxMessage } from '../outbox/outbox-message.ts'

export type Webhook = ReturnType<typeof createWebhook>

/**
 * Tells the team's own system of events. Signs and posts as https://www.standardwebhooks.com describes: `webhook-id` is
 * the same at every attempt, so that the receiver can drop a second.
 */
export function createWebhook({ url, secret }: WebhookSettings) {
  const signer = new Signer(secret)
  return {
    /** Resolves when the receiver has answered with a status of 200 to 299, and rejects when that is not certain. */
    async send(
      { id, kind, created_at }: Pick<OutboxMessage, 'id' | 'kind' | 'created_at'>,
      data: object,
    ): Promise<void> {
      const body = JSON.stringify({ type: kind, timestamp: created_at, data })
      const now = new Date()
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': `msg_${id}`,
          'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
          'webhook-signature': signer.sign(`msg_${id}`, now, body),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(sendLimit),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The webhook answered with status ${response.status}.`)
    },
  }
}

/** A row as its webhook tells it: without what only this system's own mails are concerned with. */
export function eventRow<Row extends object>(row: Row): Partial<Row> {
  const shown = Object.entries(row).filter(([column]) => !column.endsWith('_notified_at'))
  return Object.fromEntries(shown) as Partial<Row>
}
