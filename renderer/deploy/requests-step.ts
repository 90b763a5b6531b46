import type { Database } from '../../supabase/local/backend/database.ts'
import { callFunction, sendRequests } from './send-requests.ts'
import type { DeploySettings } from './settings.ts'
import type { Step } from './step.ts'

const keyed = ['sweep-outbox', 'read-calendars', 'send-lead-notifications', 'send-booking-notifications']

/** Checks that each function responds and no message is stuck. A deploy also sends one request of each kind. */
export function requestsStep(settings: DeploySettings, database: Database): Step {
  const { feedSecret } = settings
  const call = callFunction(settings)
  return {
    name: 'Requests',
    always: true,
    help: 'See Dashboard, Edge Functions, Logs. If a mail is not sent (502), check MAIL_API_… or SMTP_… in the deploy settings.',
    async check() {
      const requests = [
        call('submit-form?form=contact', {}, 303),
        call(`team-calendar?key=${feedSecret}`, {}, feedSecret ? 200 : 404),
        ...keyed.map((name) => call(name, { method: 'POST' }, 401)),
      ]
      const answers = await Promise.allSettled(requests)
      const [late] = await database.query(`
        select count(*)::int as count from private.outbox
         where state = 'given_up' and settled_at > now() - interval '1 day'
            or state = 'waiting' and due_at < now() - interval '10 minutes'`)
      return [
        ...answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason.message)] : [])),
        ...(late?.['count']
          ? [`${late['count']} messages are late or could not be sent; npm run owner -- leads shows why`]
          : []),
      ]
    },
    apply: () => sendRequests(settings, database),
  }
}
