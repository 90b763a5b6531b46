import { createHmac } from 'node:crypto'
import { plainFormWords as words } from '../../../content/form-words.ts'
import { site } from '../../../content/site.ts'
import { dayOffError } from '../_shared/contracts/call-request.ts'
import type { FormFields, ParseResult } from '../_shared/contracts/form-field.ts'
import { acceptForm, type FormName, forms, isFormName, type StoredForm } from '../_shared/contracts/forms.ts'
import { DatabaseError } from '../_shared/database/database.ts'
import { largestForm, readLimited } from '../_shared/http.ts'
import { type Services, sendNow } from '../_shared/outbox/deliver.ts'
import { fillBlanks } from '../_shared/text.ts'
import { auditRequestCreated, leadCreated } from '../send-lead-notifications/lead-mails.ts'
import { campaignOf, formOrigin } from './form-origin.ts'
import { type FilledForm, formPage } from './form-page.ts'
import { htmlAnswer, seeOther, textAnswer } from './html-answers.ts'

/**
 * The typed values of a posted form by field name; undefined if it is of another content type, too long, not UTF-8, or
 * repeats a field that has one value.
 */
async function postedValues(form: FormName, request: Request): Promise<FilledForm['typed'] | undefined> {
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
  const body = isForm ? await readLimited(request, largestForm).catch(() => undefined) : undefined
  if (body === undefined) return undefined
  const params = new URLSearchParams(body)
  const fields: FormFields = forms[form].fields
  const values: FilledForm['typed'] = {}
  for (const name of new Set(params.keys())) {
    const [value = '', ...more] = params.getAll(name)
    const mayBeSeveral = fields[name]?.kind === 'choices'
    if (more.length > 0 && !mayBeSeveral) return undefined
    values[name] = mayBeSeveral ? [value, ...more] : value
  }
  return values
}

/** What a form needs besides the services; tests pass their own. */
export type FormSurroundings = { now: Date; page(address: string): Promise<string> }

type Stored = StoredForm & { id: string }

/** Stores a row, idempotent by id; `address` is the visitor's IP address. */
async function store(
  { table, id, row }: Stored,
  address: string,
  { database, log }: Services,
): Promise<'stored' | keyof typeof storeErrors> {
  try {
    await database.call('store_submission', { of_table: table, submission: { ...row, id }, address })
    return 'stored'
  } catch (error) {
    const code = (error instanceof DatabaseError && error.code) || ''
    log(String(error))
    if (code === 'PT429') return 'tooMany'
    // SQLSTATE classes 22 (data exception) and 23 (constraint violation).
    return code === 'PT422' || /^2[23]/.test(code) ? 'invalid' : 'unavailable'
  }
}

const mails = { 'lead.created': leadCreated, 'audit_request.created': auditRequestCreated }

/** Milliseconds that a visitor waits for mails; after that, the sweep sends them. */
const sendLimit = 2_500

/** Sends a row's mails. Never rejects: the row is stored, and the sweep sends what could not be sent now. */
async function sendQuietly({ id }: Stored, services: Services): Promise<void> {
  const sent = sendNow(id, mails, services).catch((error: unknown) => services.log(String(error)))
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, sendLimit))])
}

/** Milliseconds to fetch a page of the site. */
const pageLimit = 4_000

async function sitePage(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(pageLimit) })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response.text()
}

const storeErrors = { invalid: 422, tooMany: 429, unavailable: 503 } as const

/**
 * POST /functions/v1/submit-form?form=NAME. If the form is stored, redirects (303) to a thank-you page; otherwise
 * returns the form's page with the typed values and error messages.
 */
export async function submitForm(
  request: Request,
  services: Services,
  surroundings: FormSurroundings = { now: new Date(), page: sitePage },
): Promise<Response> {
  const { siteUrl, serviceKey } = services.settings
  const { now } = surroundings
  const named = new URL(request.url).searchParams.get('form')
  // A page that has been open since 1.0.
  const form = named === 'contact' ? 'message' : named
  if (!isFormName(form)) return textAnswer(404, [words.noForm], services)
  // The URL was opened directly or reloaded.
  if (request.method === 'GET' || request.method === 'HEAD') return seeOther(siteUrl + forms[form].page)
  if (request.method !== 'POST') return textAnswer(405, [words.onlySent], services, { allow: 'POST' })

  const typed = await postedValues(form, request)
  if (!typed) return textAnswer(400, [words.unreadable], services)
  const campaign = campaignOf(request)
  const attribution = formOrigin(request, siteUrl + forms[form].page)
  const show = (status: number, filled: Pick<FilledForm, 'errors' | 'notice'>) =>
    showForm(status, services, surroundings, { form, typed, campaign, ...filled })
  const accepted = await refuseDayOff(acceptForm(form, typed, { now, attribution }), services)
  if (!accepted.ok) {
    // The home page and the wizard send only some fields: fill those in, and ask for the rest without errors.
    const isBeginning = form === 'call-request' && !('day' in typed)
    if (!isBeginning)
      return show(422, { errors: accepted.errors, notice: { title: words.wrongFields, isProblem: true } })
    return show(200, { errors: {}, notice: { ...words.oneMore, isProblem: false } })
  }

  const submission = { ...accepted.value, id: repeatableId(serviceKey, form, typed, now) }
  const outcome = await store(submission, visitorAddress(request), services)
  if (outcome !== 'stored')
    return show(storeErrors[outcome], {
      errors: {},
      notice: { title: words[outcome].title, text: fillBlanks(words[outcome].text, site), isProblem: true },
    })
  await sendQuietly(submission, services)
  return seeOther(thanksOf(form, siteUrl))
}

async function refuseDayOff(
  accepted: ParseResult<StoredForm, string>,
  { database, log }: Services,
): Promise<ParseResult<StoredForm, string>> {
  if (!accepted.ok || accepted.value.table !== 'leads') return accepted
  const errors = await dayOffError(accepted.value.row, async ({ from, until }) => {
    const taken = await database.call('taken_times', { from_instant: from, until_instant: until })
    return taken.map(({ starts_at, ends_at, away }) => ({ startsAt: starts_at, endsAt: ends_at, away }))
    // The team answers requests itself.
  }).catch((error: unknown) => void log(String(error)))
  return errors ? { ok: false, errors } : accepted
}

/** Has its own fragment, since a redirect without one keeps the fragment of the form's URL. */
const thanksOf = (form: FormName, siteUrl: string) => `${siteUrl}${forms[form].thanks}#main`

/**
 * The visitor's IP address, or '' if unknown. Uses only this header, which Cloudflare, in front of hosted projects,
 * overwrites. Supabase does not guarantee that for others (its discussion 52040), so visitors could forge them. Your
 * own gateway must set this header.
 */
const visitorAddress = (request: Request) => request.headers.get('cf-connecting-ip') ?? ''

async function showForm(
  status: number,
  services: Services,
  { page }: FormSurroundings,
  filled: FilledForm,
): Promise<Response> {
  const { siteUrl } = services.settings
  const html = await page(siteUrl + forms[filled.form].page).catch((error: unknown) => {
    services.log(`the page of the form ${filled.form}: ${error}`)
    return ''
  })
  const shown = formPage(html, siteUrl, filled)
  if (shown) return htmlAnswer(status, shown, services)
  // What was typed is not lost.
  const { title, text = '' } = filled.notice
  const lines = [
    title,
    text,
    ...Object.values(filled.errors),
    words.typed,
    ...Object.values(filled.typed).flat(),
  ]
  return textAnswer(status, lines.filter((line = '') => line !== '') as string[], services)
}

/**
 * The id of a submission: the same for the same values on the same day, so that pressing the button twice or reloading
 * does not store a second row. It cannot be computed from the values without the key.
 */
function repeatableId(key: string, form: string, words: object, now: Date): string {
  const text = JSON.stringify([form, now.toISOString().slice(0, 10), words])
  const hex = createHmac('sha256', `submit-form/${key}`).update(text).digest('hex')
  // UUID version 8 (RFC 9562), for custom formats.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5')
}
