import type { IncomingMessage, ServerResponse } from 'node:http'
import { bookingRules } from '../../content/booking-rules.ts'

/** A Friday at 15:00 UTC, so that the wizard's dates start on the next Monday. */
export const stubbedNow = new Date('2026-11-20T15:00:00Z')

/** A booked time: 10:30 to 11:15 in Chicago on the first available day. */
const taken = [{ starts_at: '2026-11-23T16:30:00+00:00', ends_at: '2026-11-23T17:15:00+00:00' }]

/**
 * Responds with fixed success responses, without validating or storing anything. The end-to-end tests use the real
 * backend.
 *
 * @returns whether the request was for the backend
 */
export async function stubBackend(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (!/^\/(rest|functions)\/v1\//.test(pathname)) return false
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const sent = JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}') as Record<string, string>
  const [status, answer] = answerTo(pathname, sent)
  const head = { 'content-type': 'application/json', date: stubbedNow.toUTCString() }
  response.writeHead(status, head).end(JSON.stringify(answer))
  return true
}

function answerTo(pathname: string, sent: Record<string, string>): [number, unknown] {
  switch (pathname) {
    case '/rest/v1/rpc/taken_times':
      return [200, taken]
    case '/rest/v1/rpc/book_strategy_call':
      return [200, { ...stubbedBooking(Object(sent['request'])), secret: stubSecrets.person }]
    case '/rest/v1/rpc/call_of':
    case '/rest/v1/rpc/change_call':
    case '/rest/v1/rpc/cancel_call':
      return callAnswer(pathname, sent)
    case '/rest/v1/rpc/request_of':
      return sent['secret'] === stubSecrets.request ? [200, request] : notFound('no_such_request')
    case '/rest/v1/leads':
    case '/rest/v1/audit_requests':
      return [201, { id: sent['id'] }]
    case '/functions/v1/send-lead-notifications':
    case '/functions/v1/send-booking-notifications':
      return [200, { ok: true, sent: ['team', 'person'] }]
    case '/rest/v1/rpc/proof_challenge':
      return [200, null]
    default:
      return [404, { message: `The stub does not implement ${pathname}` }]
  }
}

/** The id is fixed, because the success screen shows the meeting link. */
export function stubbedBooking({ starts_at = '', timezone = '', wall_time = '' }: Record<string, string>) {
  return {
    booking_id: '0f0e0d0c-0b0a-4908-8706-050403020100',
    starts_at,
    minutes: bookingRules.lengthMinutes,
    booking_date: wall_time.slice(0, 10),
    booking_time: wall_time.slice(11),
    timezone,
    meeting_link: 'https://meet.jit.si/0f0e0d0c0b',
  }
}

const tuesday = {
  starts_at: '2026-11-24T15:45:00Z',
  timezone: 'America/Chicago',
  wall_time: '2026-11-24 9:45 AM',
}

/** The secrets that the stub accepts: of calls (`over` is the team's), and of a request. */
export const stubSecrets = {
  person: 'person0000000000000000000000000000000000000',
  team: 'team000000000000000000000000000000000000000',
  canceled: 'canceled00000000000000000000000000000000000',
  over: 'over000000000000000000000000000000000000000',
  request: 'request000000000000000000000000000000000000',
} as const

const notFound = (message: string): [number, unknown] => [
  404,
  { code: 'PT404', message, details: null, hint: null },
]

const person = { first_name: 'Amina', last_name: 'Okafor', email: 'amina@example.org' }
const details = { phone: '+1 555 010 0123', organization: 'River School' }

const request = {
  ...person,
  ...details,
  form: 'call-request',
  created_at: '2026-11-19T15:00:00Z',
  wrote: 'More monthly donors',
  website: 'https://www.example.org',
  preferred_day: '2026-11-24',
  preferred_part_of_day: 'morning',
  org_type: 'nonprofit',
  current_challenge: null,
  timezone: 'America/Chicago',
  answered: false,
  answered_by_team: false,
}

const contacts = [
  { form: 'audit', created_at: '2026-10-12T18:30:00+00:00', words: 'Slow pages' },
  { form: 'booking', created_at: '2026-11-19T15:00:00+00:00', words: '' },
]

function callAnswer(pathname: string, sent: Record<string, string>): [number, unknown] {
  const { secret = '' } = sent
  const isCall = Object.values<string>(stubSecrets).includes(secret) && secret !== stubSecrets.request
  if (!isCall) return notFound('no_such_call')
  const call = stubbedBooking({ ...tuesday, ...sent })
  const moved = pathname.endsWith('change_call')
  const canceled = pathname.endsWith('cancel_call') || (secret === stubSecrets.canceled && !moved)
  const over = secret === stubSecrets.over
  const byTeam = over || secret === stubSecrets.team
  return [
    200,
    {
      ...call,
      ...person,
      ...(byTeam && { ...details, website: request.website, created_at: request.created_at, contacts }),
      ...(over && { outcome: 'no_show', outcome_note: 'Called twice.' }),
      state: canceled ? 'canceled' : over ? 'over' : 'booked',
      holder: byTeam ? 'team' : 'person',
      sequence: pathname.endsWith('call_of') ? 0 : 1,
      meeting_link: canceled ? null : call.meeting_link,
    },
  ]
}
