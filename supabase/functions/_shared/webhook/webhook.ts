import { Webhook as Signer } from 'standardwebhooks'
import type { WebhookSettings } from '../environment.ts'
import { sendLimit } from '../mail/mail.ts'
import type { OutboxMessage } from '../outbox/message-kind.ts'

export type Webhook = ReturnType<typeof createWebhook>

/**
 * Sends events to the team's own system as described at https://www.standardwebhooks.com. `webhook-id` is the same at
 * every attempt, so that the receiver can ignore duplicates.
 */
export function createWebhook({ url, secret }: WebhookSettings) {
  const signer = new Signer(secret)
  return {
    /** Resolves if the receiver responds with a status of 200 to 299; otherwise rejects. */
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

/** A row for a webhook, without the columns about this system's own mails. */
export function eventRow<Row extends object>(row: Row): Partial<Row> {
  const shown = Object.entries(row).filter(([column]) => !column.endsWith('_notified_at'))
  return Object.fromEntries(shown) as Partial<Row>
}
