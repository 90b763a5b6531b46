import type { Sql } from 'postgres'
import { askFunction, sendRequests } from './send-requests.ts'
import type { DeploySettings } from './settings.ts'
import type { Step } from './step.ts'

const keyed = ['sweep-outbox', 'read-calendars', 'send-lead-notifications', 'send-booking-notifications']

/** Looks whether each function is there and no message waits; a deploy also sends one request of each kind. */
export function requestsStep(settings: DeploySettings, sql: Sql): Step {
  const { feedSecret } = settings
  const ask = askFunction(settings)
  return {
    name: 'Requests',
    always: true,
    help: 'Dashboard, Edge Functions, Logs tells more. A mail that is not sent (502): look at MAIL_API_… or SMTP_… in the deploy settings.',
    async look() {
      const looks = [
        ask('submit-form?form=contact', {}, 303),
        ask(`team-calendar?key=${feedSecret}`, {}, feedSecret ? 200 : 404),
        ...keyed.map((name) => ask(name, { method: 'POST' }, 401)),
      ]
      const answers = await Promise.allSettled(looks)
      const [late] = await sql`
        select count(*)::int as count from private.outbox
         where state = 'given_up' or state = 'waiting' and due_at < now() - interval '10 minutes'`
      return [
        ...answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason.message)] : [])),
        ...(late?.['count']
          ? [`${late['count']} messages wait or were given up; npm run owner -- leads shows why`]
          : []),
      ]
    },
    make: () => sendRequests(settings, sql),
  }
}
