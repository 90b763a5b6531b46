import { reasonWithoutPostgres } from '../database/support/postgres-server.ts'
import { stress } from './stress.ts'

// `npm run stress [-- SUBMISSIONS]`: every row's mails and webhooks arrive, through a dead mail service and three kills.
const submissions = Number(process.argv[2] ?? 2000)
const reason = reasonWithoutPostgres()
if (reason) console.log(`Without a real PostgreSQL: ${reason}`)
for (const engine of reason ? (['embedded'] as const) : (['embedded', 'postgres'] as const)) {
  const { stored, mails, webhooks, secondsToLast } = await stress(engine, submissions, 30 * 60)
  const lost = mails.missing.length + webhooks.missing.length
  const twice = mails.strange.length + webhooks.strange.length
  console.log(
    `${engine}: ${stored} stored, ${mails.arrived} mails (${mails.deliveries} deliveries), ${webhooks.arrived} webhooks (${webhooks.deliveries} deliveries, ${webhooks.forged} with a wrong signature), the last ${secondsToLast} s after the last save; ${lost} missing, ${twice} twice`,
  )
  if (stored !== submissions || lost + twice + webhooks.forged > 0) process.exitCode = 1
}
