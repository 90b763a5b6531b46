import { createHash, createHmac } from 'node:crypto'
import {
  honeypotName,
  isPlainFormName,
  type PlainFormName,
  plainForms,
} from '../_shared/contracts/plain-forms.ts'
import { acceptedForms, type Submission } from './accepted-forms.ts'
import { type CodeOutcome, type Confirmed, confirmForm } from './confirm-form.ts'
import { campaignOf, formOrigin } from './form-origin.ts'
import { type FilledForm, formPage, noticePage } from './form-page.ts'
import { readForm } from './read-form.ts'

/** The home page's field names, which are the scheduler's query parameters (product specification, section 2). */
const schedulerNames: Record<string, string> = {
  first: 'firstName',
  last: 'lastName',
  org: 'organization',
  org_type: 'orgType',
  current_challenge: 'currentChallenge',
}

/** The typed values, by the field names of the form's own page. */
function typedFields(form: PlainFormName, params: URLSearchParams): Record<string, string | string[]> {
  const typed: Record<string, string | string[]> = { helpWith: params.getAll('helpWith') }
  for (const [name, value] of params) {
    const field = form === 'call-request' ? (schedulerNames[name] ?? name) : name
    if (name !== 'helpWith') typed[field] = value
  }
  return typed
}

export type StoreOutcome = 'stored' | 'held' | 'rate_limited' | 'invalid' | 'unavailable'

/** External dependencies of a form; tests pass their own. */
export type FormServices = {
  siteUrl: string
  /** The functions' own URL, which may have another origin than the site. */
  functionsUrl: string
  /** The HMAC key for ids; see `submissionId`. */
  key: string
  now(): Date
  /** Stores a row, idempotent by id; `address` is the visitor's IP address. */
  store(submission: Submission & { id: string }, address: string): Promise<StoreOutcome>
  /** Confirms what is held under a code; `address` is the visitor's IP address. */
  confirm(code: string, address: string): Promise<CodeOutcome | 'rate_limited' | 'unavailable'>
  /** Sends the row's mails; never rejects. */
  sendNow(row: Confirmed): Promise<void>
  /** A page of the site, as HTML. */
  page(path: string): Promise<string>
  log(line: string): void
}

const storeErrors = {
  rate_limited: {
    status: 429,
    text: 'We received many requests from you in a short time. Nothing you typed is lost: please try again in an hour or contact us directly.',
  },
  invalid: {
    status: 422,
    text: 'Something in the form was not accepted. Please check your entries and try again.',
  },
  unavailable: {
    status: 503,
    text: 'Something went wrong on our side. Nothing you typed is lost: please try again or contact us directly.',
  },
} as const

/**
 * POST /functions/v1/submit-form?form=NAME, from browsers without JavaScript. If the form is stored, redirects (303) to
 * a thank-you page; otherwise returns the form's page with the typed values and error messages.
 */
export async function submitForm(request: Request, services: FormServices): Promise<Response> {
  const { siteUrl } = services
  const form = new URL(request.url).searchParams.get('form')
  if (!isPlainFormName(form)) return notice(404, 'There is no such form.', services)
  // The URL was opened directly or reloaded.
  if (request.method === 'GET' || request.method === 'HEAD') return seeOther(siteUrl + plainForms[form].page)
  if (request.method !== 'POST')
    return notice(405, 'This address takes forms alone.', services, { allow: 'POST' })

  const read = await readForm(request, { sites: [siteUrl, services.functionsUrl], several: ['helpWith'] })
  if (!read.ok) return notice(read.status, read.reason, services)
  const typed = typedFields(form, read.params)
  if (typed[honeypotName]) return seeOther(thanksOf(form, siteUrl))
  if (form === 'confirm') return confirmed(typed, visitorAddress(request), services)

  const now = services.now()
  const campaign = campaignOf(request)
  const accepted = acceptedForms[form](typed, {
    now,
    origin: (timezone) => formOrigin(request, siteUrl + plainForms[form].page, timezone),
  })
  if (!accepted.ok) {
    // The home page and the wizard send only some fields: fill those in, and ask for the rest without errors.
    const isBeginning = form === 'call-request' && !read.params.has('day')
    return showForm(isBeginning ? 200 : 422, services, {
      form,
      typed,
      campaign,
      errors: isBeginning ? {} : accepted.errors,
      notice: isBeginning
        ? {
            title: 'One step more',
            text: 'Nothing is sent yet. Please add when we may call you, and send the form below.',
            isProblem: false,
          }
        : { title: 'Please fix the errors', isProblem: true },
    })
  }

  const submission = { ...accepted.value, id: submissionId(services.key, form, typed, now) }
  const outcome = await services.store(submission, visitorAddress(request))
  // Above a rate limit: the page asks for the mailed code.
  if (outcome === 'held') return seeOther(`${siteUrl}${plainForms.confirm.page}#main`)
  if (outcome !== 'stored') {
    const { status, text } = storeErrors[outcome]
    return showForm(status, services, {
      form,
      typed,
      campaign,
      errors: {},
      notice: { title: 'Something went wrong', text, isProblem: true },
    })
  }
  await services.sendNow(submission)
  return seeOther(thanksOf(form, siteUrl))
}

async function confirmed(
  typed: FilledForm['typed'],
  address: string,
  services: FormServices,
): Promise<Response> {
  const answer = await confirmForm(typed['code'], (code) => services.confirm(code, address))
  if (!answer.ok) {
    const { status, errors, title, text } = answer
    const notice = { title, isProblem: true, ...(text && { text }) }
    return showForm(status, services, { form: 'confirm', typed, errors, notice })
  }
  await Promise.all(answer.confirmed.map((row) => services.sendNow(row)))
  return seeOther(thanksOf('confirm', services.siteUrl))
}

/** Has its own fragment, since a redirect without one keeps the fragment of the form's URL. */
const thanksOf = (form: PlainFormName, siteUrl: string) => `${siteUrl}${plainForms[form].thanks}#main`

/**
 * The visitor's IP address, or '' if unknown. Uses only this header, which Cloudflare, in front of hosted projects,
 * overwrites. Supabase does not guarantee that for others (its discussion 52040), so visitors could forge them. Your
 * own gateway must set this header.
 */
const visitorAddress = (request: Request) => request.headers.get('cf-connecting-ip') ?? ''

async function showForm(status: number, services: FormServices, filled: FilledForm): Promise<Response> {
  const { siteUrl } = services
  const page = await services.page(plainForms[filled.form].page).catch((error: unknown) => {
    services.log(
      `the page of the form ${filled.form}: ${error instanceof Error ? error.message : 'unknown error'}`,
    )
    return ''
  })
  const html = formPage(page, siteUrl, filled) ?? noticePage(siteUrl, filled.notice, filled)
  return htmlAnswer(status, html, services)
}

function notice(
  status: number,
  title: string,
  services: FormServices,
  headers: Record<string, string> = {},
): Response {
  return htmlAnswer(status, noticePage(services.siteUrl, { title }), services, headers)
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/** An HTML response whose policy allows only inline styles (by hash) and the site's fonts and images. */
function htmlAnswer(
  status: number,
  html: string,
  { siteUrl, functionsUrl }: FormServices,
  headers: Record<string, string> = {},
): Response {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
  const hashes = styles.map((css) => createHash('sha256').update(css).digest('base64'))
  const { origin } = new URL(siteUrl)
  const policy = [
    "default-src 'none'",
    `style-src ${hashes.map((hash) => `'sha256-${hash}'`).join(' ') || "'none'"}`,
    `img-src ${origin}`,
    `font-src ${origin}`,
    `manifest-src ${origin}`,
    // Behind a gateway, the form's action may have another origin than this page.
    `form-action 'self' ${new URL(functionsUrl).origin} ${origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy.join('; '),
      // Do not send the form's full URL to other sites.
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
}

/**
 * The id of a submission: the same for the same values on the same day, so that pressing the button twice or reloading
 * does not store a second row. It cannot be computed from the values without the key.
 */
function submissionId(key: string, form: string, words: object, now: Date): string {
  const text = JSON.stringify([form, now.toISOString().slice(0, 10), words])
  const hex = createHmac('sha256', `submit-form/${key}`).update(text).digest('hex')
  // UUID version 8 (RFC 9562), for custom formats.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5')
}
