import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { bookingRules } from '../../content/booking-rules.ts'
import { bookStrategyCall } from '../../data-access/book-strategy-call.ts'
import { createSupabaseClient } from '../../data-access/client.ts'
import { notify } from '../../data-access/notify.ts'
import type { Result } from '../../data-access/result.ts'
import { type Submission, type Submitted, submitForm } from '../../data-access/submit-form.ts'
import { bookingWindow, takenTimes } from '../../data-access/taken-times.ts'
import { timeSlots } from '../../data-access/time-slots/time-slots.ts'
import { cancelCall } from '../../data-access/your-call.ts'
import { readAttribution } from '../../supabase/functions/_shared/contracts/attribution.ts'
import type { Database } from '../../supabase/local/backend/database.ts'
import type { DeploySettings } from './settings.ts'
import type { Step } from './step.ts'

const timeZone = bookingRules.defaultTimeZone
const attribution = readAttribution({ deviceType: 'desktop', timezone: timeZone })
const keyed = ['sweep-outbox', 'read-calendars', 'send-lead-notifications', 'send-booking-notifications']

/** Checks that each function responds and no message is stuck. A deploy also sends one request of each kind. */
export function requestsStep(settings: DeploySettings, database: Database): Step {
  const call = callFunction(settings)
  return {
    name: 'Requests',
    always: true,
    help: 'See Dashboard, Edge Functions, Logs. If a mail is not sent (502), check SMTP_… in the deploy settings.',
    async check() {
      const requests = [
        call('submit-form?form=contact', {}, 303),
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

/**
 * What the trial's rows say instead of a goal. Derived from a secret, so that no visitor can write it into a row of
 * their own, and the next deploy still finds what a killed one left.
 */
export const trialMark = (sweepSecret: string): string =>
  `Deployment check ${createHmac('sha256', sweepSecret).update('trial').digest('hex').slice(0, 20)}`

/**
 * Sends one request of each kind, as the site's pages do, with the team's email address. Deletes the data afterwards,
 * and beforehand that of a deploy that was killed.
 *
 * @throws Error that names the failed request and its reason
 */
async function sendRequests(settings: DeploySettings, database: Database): Promise<void> {
  const mark = trialMark(settings.sweepSecret)
  const client = createSupabaseClient({ url: settings.backendUrl, key: settings.publishableKey })
  const contact = {
    firstName: 'Deployment',
    lastName: 'Check',
    email: settings.teamEmail,
    phone: '+1 212 555 0100',
    organization: 'This site',
  }
  const call = callFunction(settings)
  // A request's link is derived from its id, so two requests cannot have the same one.
  const [leadId, auditId] = [randomUUID(), randomUUID()]
  await waitUntilReady(settings)
  await deleteTrials(database, settings.teamEmail, mark)
  try {
    const send = async (name: string, submission: Omit<Submission, 'attribution'>) => {
      const answer: Submitted = unwrap(name, await submitForm(client, { ...submission, attribution }))
      if ('errors' in answer) throw new Error(`${name}: ${Object.values(answer.errors).join(', ')}`)
    }
    const lead = { ...contact, primaryGoal: mark, helpWith: ['Consulting'] }
    await send('The strategy-call form', { form: 'strategy-call', id: leadId, typed: lead })
    unwrap('Its mails', await notify(client, { type: 'new_lead', lead: { id: leadId } }))

    const audit = { ...contact, websiteUrl: 'https://example.org', mainChallenge: mark }
    await send('The audit form', { form: 'audit', id: auditId, typed: audit })
    unwrap('Its mails', await notify(client, { type: 'audit_request', auditRequest: { id: auditId } }))

    const now = new Date()
    const taken = unwrap(
      'The times that are taken',
      await takenTimes(client, bookingWindow(now, bookingRules)),
    )
    const slot = timeSlots({ now, timeZone, taken, rules: bookingRules }).at(-1)
    if (slot) {
      const booking = {
        bookingId: randomUUID(),
        contact: { ...contact, currentChallenge: mark },
        startsAt: slot.startsAt,
        timezone: timeZone,
        wallTime: `${slot.date} ${slot.time}`,
        orgType: null,
        attribution,
      }
      const booked = unwrap('Booking a call, and its mails', await bookStrategyCall(client, booking))
      if (booked.callSecret)
        unwrap('Cancelling it', await cancelCall(client, { secret: booked.callSecret, seen: 0, note: mark }))
    }
    const { firstName, lastName, email } = contact
    await call(
      'submit-form?form=contact',
      { method: 'POST', body: new URLSearchParams({ firstName, lastName, email, message: mark }) },
      303,
    )
    const timer = { method: 'POST', headers: { apikey: settings.sweepSecret } }
    await call('sweep-outbox', timer, 200)
    await call('read-calendars', timer, 200)
  } finally {
    await deleteTrials(database, settings.teamEmail, mark)
  }
}

/** The trial's rows have the team's address and the mark. A lead cannot be deleted before its bookings. */
async function deleteTrials({ query }: Database, teamEmail: string, mark: string): Promise<void> {
  const leads = `select id from public.leads
    where lower(email) = lower($1) and $2 in (primary_goal, stated_goal, current_challenge)`
  await query(`delete from public.bookings where lead_id in (${leads})`, [teamEmail, mark])
  await query(`delete from public.leads where id in (${leads})`, [teamEmail, mark])
  await query('delete from public.audit_requests where lower(email) = lower($1) and main_challenge = $2', [
    teamEmail,
    mark,
  ])
}

/** Calls a function; throws with its response if the status is not the expected one. */
const callFunction =
  ({ backendUrl }: DeploySettings) =>
  async (name: string, init: RequestInit, expected: number): Promise<void> => {
    const answer = await fetch(`${backendUrl}/functions/v1/${name}`, { redirect: 'manual', ...init })
    const said = (await answer.text()).slice(0, 300)
    // Without the query, which may contain a secret.
    if (answer.status !== expected)
      throw new Error(`${name.split('?')[0]} answered ${answer.status}: ${said}`)
  }

/** PostgREST reloads its schema cache a few seconds after a migration. */
async function waitUntilReady({ backendUrl, publishableKey }: DeploySettings): Promise<void> {
  const url = `${backendUrl}/rest/v1/rpc/proof_challenge`
  const headers = { apikey: publishableKey, 'content-type': 'application/json' }
  for (let tries = 0; tries < 30; tries += 1) {
    const { status } = await fetch(url, { method: 'POST', headers, body: '{}' })
    if (status !== 404 && status < 500) return
    await wait(2000)
  }
}

function unwrap<Value>(what: string, result: Result<Value>): Value {
  if (result.ok) return result.value
  throw new Error(`${what} failed: ${result.error.detail ?? result.error.message}`)
}
