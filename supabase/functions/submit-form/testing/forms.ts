import { mailContext, testSettings } from '../../_shared/testing/examples.ts'
import { type FormSurroundings, submitForm } from '../submit-form.ts'

export const siteUrl = 'https://www.example.org'
export const functionsUrl = 'https://project.example.co'

/** A minimal page with the forms' fields. */
export const page = `<!doctype html><html><head><title>Page</title><style>p{margin:0}</style><script type="module" src="/assets/a.js"></script></head>
<body><a href="/contact">Contact</a>${['audit', 'message', 'call-request', 'strategy-call']
  .map(
    (
      form,
    ) => `<form id="${form}" data-form="${form}" action="/functions/v1/submit-form?form=${form}"><div data-notice="" hidden></div>
<input id="${form}-firstName" name="firstName"/><span id="${form}-firstName-error" hidden></span>
<input id="${form}-email" name="email" aria-describedby="hint"/><span id="${form}-email-error" hidden></span>
<input id="${form}-day" name="day"/><span id="${form}-day-error" hidden></span>
<input type="checkbox" name="helpWith" value="SEO"/><input type="checkbox" name="helpWith" value="Google Ads"/>
<select name="orgType"><option value="" selected="">-</option><option value="climate">C</option></select>
<textarea name="message"></textarea></form>`,
  )
  .join('')}</body></html>`

export const audit = {
  firstName: 'Amina',
  lastName: 'Okafor',
  email: 'amina@example.net',
  websiteUrl: 'https://river.example.net',
}
export const call = {
  firstName: 'Amina',
  lastName: 'Okafor',
  email: 'amina@example.net',
  phone: '1',
  day: '2026-11-23',
  partOfDay: 'morning',
  timezone: 'America/Chicago',
}

type Fields = Record<string, string> | [string, string][] | string
type Situation = Partial<FormSurroundings> & {
  /** What database functions return, or raise if it is an error. */
  database?: Record<string, unknown>
  serviceKey?: string
  method?: string
  headers?: Record<string, string>
}

/** Sends a form on a Friday; returns the response and the stored rows. */
export async function submit(form: string, fields: Fields | undefined, situation: Situation = {}) {
  const { database = {}, serviceKey = 'secret', method = 'POST', headers = {}, ...surroundings } = situation
  const stored: { address: string; submission: Record<string, unknown> }[] = []
  const sent = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: siteUrl,
    referer: `${siteUrl}/contact?utm_source=letter&email=secret%40example.net`,
    'cf-connecting-ip': '203.0.113.9',
    'x-forwarded-for': '198.51.100.1',
    ...headers,
  }
  const request = new Request(`${functionsUrl}/functions/v1/submit-form?form=${form}`, {
    method,
    headers: sent,
    ...(fields !== undefined && { body: typeof fields === 'string' ? fields : new URLSearchParams(fields) }),
  })
  const settings = { ...testSettings, siteUrl, databaseUrl: functionsUrl, serviceKey }
  const answer = await submitForm(
    request,
    {
      ...mailContext(),
      settings,
      database: {
        ...mailContext().database,
        async call<Answer>(name: string, args: Record<string, unknown>) {
          const returned = database[name] ?? (name === 'store_submission' ? { stored: true } : [])
          if (returned instanceof Error) throw returned
          if (name === 'store_submission') stored.push(args as (typeof stored)[0])
          return returned as Answer
        },
      },
      mailer: { send: async () => {} },
      log: () => {},
    },
    { now: new Date('2026-11-20T15:00:00Z'), page: async () => page, ...surroundings },
  )
  const { status } = answer
  return {
    status,
    location: answer.headers.get('location'),
    headers: answer.headers,
    html: await answer.text(),
    stored,
  }
}
