import type { Audience, RowStore } from '../database/row-store.ts'
import type { TableName } from '../database/rows.ts'
import type { Mail, Mailer } from '../mail/mail.ts'

export type NotifyOutcome = {
  /** The mails that left now; one that left earlier is in neither list. */
  sent: Audience[]
  failed: Audience[]
}

/**
 * Sends the person's mail and then the team's, each at most once per row, whoever asks and how often:
 * the right to send is claimed in one statement of the database before sending and given back when
 * sending fails, so that a later call tries again.
 *
 * The team's mail does not depend on the person's: a mistyped address must not hide a lead from the
 * team. `compose` is told whether the person's mail failed, so that the team can be told too. A process
 * that ends between claim and answer leaves its mail unsent: rather one mail too few than two.
 */
export async function notifyOnce(options: {
  store: RowStore
  mailer: Mailer
  table: TableName
  id: string
  compose: (audience: Audience, personFailed: boolean) => Mail
  log: (line: string) => void
}): Promise<NotifyOutcome> {
  const { store, mailer, table, id, compose, log } = options
  const outcome: NotifyOutcome = { sent: [], failed: [] }

  for (const audience of ['person', 'team'] as const) {
    const token = await store.claim(table, id, audience)
    if (token === undefined) continue
    try {
      await mailer.send(compose(audience, outcome.failed.includes('person')), `${table}/${id}/${audience}`)
      outcome.sent.push(audience)
    } catch (error) {
      log(`${table} ${id}: the mail to the ${audience} was not sent: ${reason(error)}`)
      outcome.failed.push(audience)
      await store.release(table, id, audience, token)
    }
  }
  return outcome
}

/** Mail servers quote addresses and content in their answers; the log gets one short line without them. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason'
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const known = [code, responseCode].filter((part) => part !== undefined).join(' ')
  return (
    known ||
    error.message
      .replace(/\S+@\S+/g, '<address>')
      .replace(/\s+/g, ' ')
      .slice(0, 200)
  )
}
