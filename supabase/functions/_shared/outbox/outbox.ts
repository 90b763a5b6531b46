import type { RestClient } from '../database/rest-client.ts'
import type { Channel, MessageState, OutboxMessage, Outcome } from './outbox-message.ts'

type Wanted = { atMost: number; row?: string; kinds?: readonly string[]; channels?: readonly Channel[] }

export type Outbox = ReturnType<typeof createOutbox>

/** The messages stored in the database until they are sent (`supabase/migrations/*_outbox.sql`). */
export function createOutbox(rest: Pick<RestClient, 'call'>) {
  return {
    /** Claims due messages for half a minute, oldest first; with `row`, also those that are not due yet. */
    async claim({ atMost, row, kinds, channels }: Wanted): Promise<OutboxMessage[]> {
      const claimed = await rest.call('claim_outbox', {
        at_most: atMost,
        ...(row && { only_row: row }),
        ...(kinds && { only_kinds: kinds }),
        ...(channels && { only_channels: channels }),
      })
      return claimed as OutboxMessage[]
    },
    async settle(message: OutboxMessage, outcome: Outcome): Promise<void> {
      await rest.call('settle_outbox', {
        message_id: message.id,
        message_claim: message.claim,
        outcome: outcome.state,
        ...('reason' in outcome && { reason: outcome.reason }),
      })
    },
    ofRow: async (row: string) => (await rest.call('outbox_of', { of_row: row })) as MessageState[],
  }
}
