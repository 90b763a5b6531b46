import { randomUUID } from 'node:crypto'
import { auditRequest, booking, lead, start } from '../database/support/samples.ts'

/** A request that is sent to both backends, as it is. */
export interface Sample {
  name: string
  method: string
  /** Below /rest/v1/. */
  path: string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

const samplesOf = { leads: lead, audit_requests: auditRequest }
const json = (value: unknown) => JSON.stringify(value)
const get = (path: string, headers = {}, name = `GET ${path}`): Sample => ({
  name,
  method: 'GET',
  path,
  headers,
})
const post = (name: string, path: string, body: string | Uint8Array<ArrayBuffer>, headers = {}): Sample => ({
  name,
  method: 'POST',
  path,
  body,
  headers,
})
const call = (name: string, args: unknown, note = '') => post(`${name}(${note})`, `rpc/${name}`, json(args))

const reads = ['leads', 'audit_requests', 'bookings'].flatMap((table) => [
  ...[
    '',
    'select=*',
    'select=id',
    'select=email',
    'select=count()',
    'select=id&order=email',
    'select=id&limit=1',
  ].map((query) => get(`${table}?${query}`)),
  get(`${table}?select=id&email=eq.a@example.org`),
  get(`${table}?id=eq.${randomUUID()}&select=id`, {}, `GET ${table} by id`),
  ...['PATCH', 'DELETE', 'PUT'].map((method) => ({
    name: `${method} ${table}`,
    method,
    path: `${table}?id=eq.${randomUUID()}`,
    body: json({ first_name: 'Mallory' }),
  })),
  { name: `HEAD ${table}`, method: 'HEAD', path: `${table}?select=id` },
])

const others = ['held_submissions', 'lead_history', 'calendar_feeds', 'no_such_table', 'pg_class'].map(
  (table) => get(`${table}?select=*`),
)

const inserts = (['leads', 'audit_requests'] as const).flatMap((table) => {
  const row = samplesOf[table]
  const sent = (name: string, body: string | Uint8Array<ArrayBuffer>, headers = {}, query = '') =>
    post(`${table}: ${name}`, table + query, body, headers)
  const without = (column: string) =>
    Object.fromEntries(Object.entries(row()).filter(([name]) => name !== column))
  return [
    sent('a row', json(row())),
    ...['minimal', 'representation', 'headers-only', 'nonsense'].map((prefer) =>
      sent(`return=${prefer}`, json(row()), { prefer: `return=${prefer}` }),
    ),
    sent('its id read back', json(row()), { prefer: 'return=representation' }, '?select=id'),
    sent('its email read back', json(row()), { prefer: 'return=representation' }, '?select=email'),
    ...['merge-duplicates', 'ignore-duplicates'].map((prefer) =>
      sent(`resolution=${prefer}`, json(row()), { prefer: `resolution=${prefer}` }),
    ),
    sent('on_conflict=id', json(row()), { prefer: 'resolution=merge-duplicates' }, '?on_conflict=id'),
    sent('columns=id', json(row()), {}, '?columns=id'),
    sent('two rows', json([row(), row()])),
    sent('no row', '[]'),
    sent('an empty row', '{}'),
    sent('without an email', json(without('email'))),
    sent('an unknown column', json(row({ no_such_column: 1 }))),
    sent('a column of the team', json(row({ team_notified_at: new Date().toISOString() }))),
    sent('a column of the database', json(row({ created_at: new Date().toISOString() }))),
    sent('null for a name', json(row({ first_name: null }))),
    sent('a long name', json(row({ first_name: 'a'.repeat(101) }))),
    sent('a number for a name', json(row({ first_name: 17 }))),
    sent('a list for a name', json(row({ first_name: ['a'] }))),
    sent('an object for a name', json(row({ first_name: { a: 1 } }))),
    sent('no UUID', json(row({ id: 'one' }))),
    sent('NUL in a text', json(row({ first_name: 'a\0b' }))),
    sent('half a surrogate', json(row()).replace('Amina', '\\ud800')),
    sent('JSON text as body', json(json(row()))),
    sent('null as body', 'null'),
    sent('broken JSON', '{"id": '),
    sent('no body', ''),
    sent('bytes that are not UTF-8', Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d)),
    sent('over 64 kB', json(row({ first_name: 'a'.repeat(70_000) }))),
    ...[
      'text/csv',
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/octet-stream',
      'application/xml',
    ].map((type) => sent(`as ${type}`, json(row()), { 'content-type': type })),
  ]
})

const times = {
  from_instant: new Date().toISOString(),
  until_instant: new Date(Date.now() + 864e6).toISOString(),
}
const calls = [
  call('taken_times', times),
  get(`rpc/taken_times?${new URLSearchParams(times)}`, {}, 'GET taken_times'),
  call('taken_times', { ...times, until_instant: '2099-01-01T00:00:00Z' }, 'too long'),
  call('taken_times', { ...times, from_instant: 'soon' }, 'no instant'),
  call('taken_times', {}, 'nothing'),
  call('taken_times', [times], 'a list'),
  call('taken_times', { ...times, more: 1 }, 'one more'),
  call('proof_challenge', { email: 'a@example.org' }),
  call('proof_challenge', {}, 'nothing'),
  call('book_strategy_call', booking({ starts_at: start(11) })),
  call('book_strategy_call', booking({ starts_at: '2020-01-01T10:00:00Z' }), 'long ago'),
  call('book_strategy_call', { starts_at: start(12) }, 'too little'),
  call(
    'book_strategy_call',
    booking({ starts_at: start(13), meeting_link: 'https://evil.example/' }),
    'another room',
  ),
  call('call_of', { secret: 'a'.repeat(22) }, 'a wrong secret'),
  call(
    'change_call',
    { secret: 'a'.repeat(22), starts_at: start(10), timezone: 'UTC', seen: 0 },
    'a wrong secret',
  ),
  call('cancel_call', { secret: 'a'.repeat(22), seen: 0, note: '' }, 'a wrong secret'),
  call('held_by_code', { code: 'abcdefabcdef' }, 'a wrong code'),
  call('confirm_held', { code: 'abcdefabcdef', id: randomUUID() }, 'a wrong code'),
  ...[
    'store_submission',
    'confirm_code',
    'team_calls',
    'claim_outbox',
    'settle_outbox',
    'export_person',
    'forget_person',
    'delete_old_requests',
    'pg_sleep',
    'no_such_function',
  ].map((name) => call(name, {}, 'a visitor')),
  call('forget_person', { email: 'amina@example.org' }, 'an address'),
  call('export_person', { email: 'amina@example.org' }, 'an address'),
]

const accepted = [
  'text/csv',
  'application/vnd.pgrst.object+json',
  'application/vnd.pgrst.plan+json',
  'application/xml',
  'application/geo+json',
  'text/html',
  '*/*',
]
const headers = [
  ...accepted.map((accept) => get('leads?select=id', { accept }, `accept: ${accept}`)),
  ...['exact', 'planned', 'estimated'].map((count) =>
    get('leads?select=id', { prefer: `count=${count}` }, `prefer: count=${count}`),
  ),
  ...['private', 'auth', 'no_such_schema'].map((profile) =>
    get('leads?select=id', { 'accept-profile': profile }, `accept-profile: ${profile}`),
  ),
  post('content-profile: private', 'settings', '{}', { 'content-profile': 'private' }),
  post('prefer: tx=rollback', 'leads', json(lead()), { prefer: 'tx=rollback' }),
  post('prefer: handling=strict, nonsense', 'leads', json(lead()), { prefer: 'handling=strict, nonsense=1' }),
  get('leads?select=id', { range: '0-1' }, 'range: 0-1'),
  get('leads?select=id', { apikey: '' }, 'no key'),
  get('leads?select=id', { apikey: 'wrong' }, 'a wrong key'),
  get(
    'leads?select=id',
    { authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.Zm9yZ2Vk' },
    'a forged token',
  ),
  ...[
    '',
    'rpc/',
    'leads/extra',
    'leads?select=%zz',
    'leads?select=id&email=eq.%00',
    'leads?select=(',
    'leads?and=(',
    'leads?email=nonsense.x',
  ].map((path) => get(path, {}, `GET /${path}`)),
]

export const requests: readonly Sample[] = [...reads, ...others, ...inserts, ...calls, ...headers]
