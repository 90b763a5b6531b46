import { createRestClient, DatabaseError, type RestClient } from '../_shared/database/rest-client.ts'
import { readSettings } from '../_shared/environment.ts'
import { type Services, servicesFromEnvironment } from '../_shared/notifications/services.ts'
import { hurry } from '../_shared/outbox/hurry.ts'
import { auditRequestCreated } from '../send-lead-notifications/audit-request-created.ts'
import { leadCreated } from '../send-lead-notifications/lead-created.ts'
import { type FormServices, type StoreOutcome, submitForm } from './submit-form.ts'

/** Milliseconds for the site to give one of its pages. */
const pageLimit = 4_000
/** Milliseconds that a visitor waits for mails that the sweep would send soon as well. */
const hurryLimit = 2_500

/** POST /functions/v1/submit-form?form=NAME */
export async function handleForm(request: Request): Promise<Response> {
  try {
    return await submitForm(request, formServices())
  } catch (error) {
    console.error(error instanceof Error ? `${error.name}: ${error.message}` : 'unknown error')
    return new Response('Something went wrong on our side. Please go back and try again.', { status: 500 })
  }
}

let made: FormServices | undefined

function formServices(): FormServices {
  if (made) return made
  const services = servicesFromEnvironment()
  const settings = readSettings((name) => Deno.env.get(name))
  const rest = createRestClient(settings)
  made = {
    siteUrl: settings.siteUrl,
    key: settings.serviceKey,
    now: () => new Date(),
    store: ({ kind, id, row }, address) => store(rest, kind, { ...row, id }, address, services.log),
    hurry: ({ kind, id }) => hurryQuietly(kind, id, services),
    page: (path) => sitePage(settings.siteUrl + path),
    log: services.log,
  }
  return made
}

async function store(
  rest: RestClient,
  kind: string,
  fields: object,
  address: string,
  log: (line: string) => void,
): Promise<StoreOutcome> {
  try {
    await rest.call('submit_plain_form', { kind, form_fields: JSON.stringify(fields), address })
    return 'stored'
  } catch (error) {
    const code = error instanceof DatabaseError ? (error.code ?? '') : ''
    if (code === 'PT429') return 'rate_limited'
    log(error instanceof Error ? `${error.name}: ${error.message}` : 'unknown error')
    // Classes 22 and 23 of SQL errors: a value, or a constraint.
    return /^2[23]/.test(code) ? 'invalid' : 'unavailable'
  }
}

/** The row is safe, and what could not be sent now is sent by the sweep. */
async function hurryQuietly(kind: 'lead' | 'audit_request', id: string, services: Services): Promise<void> {
  const kinds =
    kind === 'lead' ? { 'lead.created': leadCreated } : { 'audit_request.created': auditRequestCreated }
  const sent = hurry(id, kinds, services).catch((error: unknown) => {
    services.log(error instanceof Error ? `${error.name}: ${error.message}` : 'unknown error')
  })
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, hurryLimit))])
}

async function sitePage(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(pageLimit) })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response.text()
}
