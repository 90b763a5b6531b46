import { createRestClient, DatabaseError } from '../_shared/database/rest-client.ts'
import { type Services, servicesFromEnvironment } from '../_shared/notifications/services.ts'
import { sendNow } from '../_shared/outbox/send-now.ts'
import { bookingCreated } from '../send-booking-notifications/booking-created.ts'
import { auditRequestCreated } from '../send-lead-notifications/audit-mails.ts'
import { leadCreated } from '../send-lead-notifications/lead-mails.ts'
import type { CodeOutcome, Confirmed } from './confirm-form.ts'
import { type FormServices, submitForm } from './submit-form.ts'

/** Milliseconds to fetch a page of the site. */
const pageLimit = 4_000
/** Milliseconds that a visitor waits for mails; after that, the sweep sends them. */
const sendLimitMs = 2_500

/** POST /functions/v1/submit-form?form=NAME */
export async function handleForm(request: Request): Promise<Response> {
  try {
    return await submitForm(request, formServices())
  } catch (error) {
    console.error(lineOf(error))
    return new Response('Something went wrong on our side. Please go back and try again.', { status: 500 })
  }
}

let made: FormServices | undefined

function formServices(): FormServices {
  if (made) return made
  const services = servicesFromEnvironment()
  const { settings, log } = services
  const rest = createRestClient(settings)
  made = {
    siteUrl: settings.siteUrl,
    functionsUrl: settings.databaseUrl,
    key: settings.serviceKey,
    now: () => new Date(),
    async store({ kind, id, row }, address) {
      try {
        const answer = await rest.call('store_submission', { kind, submission: { ...row, id }, address })
        return (answer as { held?: boolean }).held ? 'held' : 'stored'
      } catch (error) {
        const code = codeOf(error)
        if (code === 'PT429') return 'rate_limited'
        log(lineOf(error))
        // SQLSTATE classes 22 (data exception) and 23 (constraint violation).
        return code === 'PT422' || /^2[23]/.test(code) ? 'invalid' : 'unavailable'
      }
    },
    async confirm(code, address) {
      try {
        return (await rest.call('confirm_code', { code, address })) as CodeOutcome
      } catch (error) {
        if (codeOf(error) === 'PT429') return 'rate_limited'
        log(lineOf(error))
        return 'unavailable'
      }
    },
    sendNow: (row) => sendQuietly(row, services),
    page: (path) => sitePage(settings.siteUrl + path),
    log,
  }
  return made
}

const codeOf = (error: unknown) => (error instanceof DatabaseError && error.code) || ''
const lineOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : 'unknown error'

const kindsOf = {
  lead: { 'lead.created': leadCreated },
  audit_request: { 'audit_request.created': auditRequestCreated },
  booking: { 'booking.created': bookingCreated },
} as const

/** Never rejects: the row is stored, and the sweep sends what could not be sent now. */
async function sendQuietly({ kind, id }: Confirmed, services: Services): Promise<void> {
  const sent = sendNow(id, kindsOf[kind], services).catch((error: unknown) => services.log(lineOf(error)))
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, sendLimitMs))])
}

async function sitePage(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(pageLimit) })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response.text()
}
