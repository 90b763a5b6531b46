import { randomUUID } from 'node:crypto'
import type { TableName } from '../database/rows.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Channel, MessageState, OutboxMessage } from '../outbox/outbox-message.ts'

export type MemoryMessage = Omit<OutboxMessage, 'claim' | 'person_failing'> &
  MessageState & { claim: string | undefined; due: boolean }

export type MemoryOutbox = Outbox & {
  messages: MemoryMessage[]
  add(kind: string, table: TableName, row: string, channels: readonly Channel[]): void
}

/** An outbox for tests that claims as the database does: at once, and for one caller only. */
export function memoryOutbox(): MemoryOutbox {
  const messages: MemoryMessage[] = []
  return {
    messages,
    add(kind, row_table, row_id, channels) {
      for (const channel of channels) {
        const created_at = '2026-11-20T18:30:00+00:00'
        const fresh = {
          state: 'waiting',
          last_error: null,
          claimed: false,
          claim: undefined,
          due: true,
        } as const
        messages.push({ id: randomUUID(), kind, row_table, row_id, channel, created_at, ...fresh })
      }
    },
    async claim({ atMost, row, kinds, channels }) {
      await Promise.resolve()
      const free = messages.filter(
        (message) =>
          message.state === 'waiting' &&
          !message.claimed &&
          (row ? message.row_id === row : message.due) &&
          (kinds?.includes(message.kind) ?? true) &&
          (channels?.includes(message.channel) ?? true),
      )
      return free.slice(0, atMost).map((message) => {
        const claim = randomUUID()
        Object.assign(message, { claimed: true, claim })
        const person_failing = messages.some(
          (other) =>
            other.row_id === message.row_id && other.channel === 'person' && other.last_error !== null,
        )
        return { ...message, claim, person_failing: message.channel === 'team' && person_failing }
      })
    },
    async settle({ id, claim }, outcome) {
      const message = messages.find((known) => known.id === id && known.claim === claim)
      if (!message) return
      const failed = outcome.state === 'failed'
      Object.assign(message, {
        claimed: false,
        claim: undefined,
        due: !failed,
        state: failed ? 'waiting' : outcome.state,
        last_error: 'reason' in outcome ? outcome.reason : null,
      })
    },
    ofRow: async (row) => messages.filter(({ row_id }) => row_id === row),
  }
}
