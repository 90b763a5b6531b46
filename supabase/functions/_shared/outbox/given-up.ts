import { teamNotice } from '../mail/compose-mail.ts'
import type { MessageKind } from './message-kind.ts'

/** Tells the team which row to look at; what the row says stays in the database. */
export const givenUp: MessageKind = {
  async mail({ row_table, row_id }, { settings, outbox }) {
    const lost = (await outbox.ofRow(row_id)).filter(({ state }) => state === 'given_up')
    if (lost.length === 0) return undefined
    return teamNotice(settings, {
      subject: `Not sent in three days: a message about ${row_table} ${row_id}`,
      blocks: [
        'The website tried for three days and does not try any more. Please look at the record, and write to the person yourself if they have to know.',
        [
          { label: 'Table', value: row_table },
          { label: 'Record', value: row_id },
          ...lost.map(({ kind, channel, last_error }) => ({
            label: `${kind} to the ${channel}`,
            value: last_error ?? 'no reason was given',
          })),
        ],
      ],
    })
  },
}
