import { expect, test } from 'vitest'
import { postgresPrograms } from '../database/support/postgres-cluster.ts'
import { countDeliveries } from './deliveries.ts'

const submissions = 120

test.each(postgresPrograms() ? (['embedded', 'postgres'] as const) : (['embedded'] as const))(
  'through three kills and a dead mail service each row’s mails and webhooks arrive, under one name each (%s)',
  { timeout: 240_000 },
  async (engine) => {
    const { stored, mails, webhooks } = await countDeliveries(engine, submissions, 150)
    expect(stored).toBe(submissions)
    expect([mails.missing, mails.strange]).toEqual([[], []])
    expect([webhooks.missing, webhooks.strange, webhooks.forged]).toEqual([[], [], 0])
    // Under way when the server was killed: sent again, for the receiver to drop. Twelve at a time, three times.
    expect(mails.deliveries).toBeLessThanOrEqual(2 * submissions + 36)
    expect(webhooks.deliveries).toBeLessThanOrEqual(submissions + 36)
  },
)
