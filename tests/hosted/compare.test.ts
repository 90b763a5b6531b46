import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Backend, createBackend } from '../../supabase/local/backend/create-backend.ts'
import { cloneDatabaseTemplate } from '../../supabase/local/database-template.ts'
import { projectRoot } from '../../supabase/local/local-settings.ts'
import { hosted, raiseCeilings } from './hosted.ts'
import { requests, type Sample } from './requests.ts'
import { backendUrl, publishableKey } from './stack.ts'

interface Outcome {
  status: number
  /** Of the error, if there is one. */
  code: string
  /** How many rows were stored. */
  stored: number
  /** Whether anything was said beside an error. */
  told: boolean
}

interface Row {
  name: string
  real: Outcome
  local: Outcome
}

/** Why the two backends may answer a request differently. */
const reasons: readonly [name: RegExp, reason: string][] = [
  [/^PUT /, 'both refuse; each names the first fault that it sees'],
  [/^GET (no_such_table|pg_class)/, 'no such table: PostgREST 12 and 13 name it differently'],
  [/an empty row/, 'both refuse; each names the first fault that it sees'],
  [/(a list|an object) for a name/, 'stricter here: PostgREST stores the JSON as text, which no form sends'],
  [/NUL in a text/, 'one fault, two codes'],
  [
    /(JSON text|null) as body|taken_times\(a list\)/,
    'stricter here: PostgREST takes it for no row, or for no arguments',
  ],
  [/over 64 kB/, 'refused here before it is read; there by the length of its column'],
  [/ as (text|application)\//, 'here only JSON is read; there the body is tried, and refused'],
  [/^accept: /, 'both refuse a media type that nobody asks for'],
  [/^prefer: count/, 'there `guard.refuse_counting` refuses, here the gate'],
  [/^GET \/$/, 'there is no OpenAPI document here'],
  [/^GET \/rpc\/$|%zz|%00/, 'refused here before the database is asked'],
]

const tables = ['leads', 'audit_requests', 'bookings', 'held_submissions']
const counting = `select ${tables.map((table) => `(select count(*) from public.${table})`).join(' + ')} as count`

test('the embedded backend answers as PostgREST does, or stricter, and each difference has a reason', async () => {
  const { sql } = hosted()
  const dataDir = mkdtempSync(join(tmpdir(), 'compared-'))
  await cloneDatabaseTemplate(dataDir)
  const embedded = await createBackend({ dataDir, relaxedDurability: true })
  try {
    await raiseCeilings(embedded.query)
    await raiseCeilings((text, values = []) => sql.unsafe(text, values as never[]))
    const countHere = async () => Number((await embedded.query<{ count: string }>(counting))[0]?.count)
    const countThere = async () => Number((await sql.unsafe(counting))[0]?.['count'])

    const rows: Row[] = []
    for (const sample of requests) {
      const real = await outcome(() => sendReal(sample), countThere)
      const local = await outcome(() => sendEmbedded(embedded, sample), countHere)
      rows.push({ name: sample.name, real, local })
    }

    const different = rows.filter(({ real, local }) => shown(real) !== shown(local))
    const explained = different.map((row) => ({
      ...row,
      reason: reasons.find(([known]) => known.test(row.name))?.[1],
    }))
    writeTable(rows.length, explained)
    const allowsMore = rows.filter(
      ({ real, local }) => local.stored > real.stored || (local.told && !real.told),
    )
    expect(allowsMore).toEqual([])
    expect(
      explained
        .filter(({ reason }) => !reason)
        .map(({ name, real, local }) => `${name}: ${shown(real)} | ${shown(local)}`),
    ).toEqual([])
  } finally {
    await embedded.close()
    rmSync(dataDir, { recursive: true })
  }
}, 300_000)

async function outcome(
  send: () => Promise<{ status: number; body: unknown }>,
  count: () => Promise<number>,
): Promise<Outcome> {
  const before = await count()
  const { status, body } = await send()
  const code = (body as { code?: unknown } | undefined)?.code
  const told = status < 300 && body !== undefined && body !== '' && JSON.stringify(body) !== '[]'
  return { status, code: typeof code === 'string' ? code : '', stored: (await count()) - before, told }
}

const headersOf = ({ headers }: Sample) => {
  const all = { apikey: publishableKey, 'content-type': 'application/json', ...headers }
  return new Headers(Object.entries(all).filter(([, value]) => value !== ''))
}

async function sendReal(sample: Sample) {
  const { method, path, body } = sample
  const init = { method, headers: headersOf(sample), ...(body === undefined ? {} : { body }) }
  return read(await fetch(`${backendUrl}/rest/v1/${path}`, init))
}

async function sendEmbedded(backend: Backend, sample: Sample) {
  const headers = headersOf(sample)
  if (headers.get('apikey') === publishableKey) headers.set('apikey', backend.publishableKey)
  const body = sample.body === undefined ? undefined : Buffer.from(sample.body)
  const request = { method: sample.method, target: `/rest/v1/${sample.path}`, headers, body }
  return read(await backend.fetch({ ...request, peerAddress: '127.0.0.1' }))
}

async function read(answer: Response): Promise<{ status: number; body: unknown }> {
  const text = await answer.text()
  try {
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
  } catch {
    return { status: answer.status, body: text }
  }
}

const shown = ({ status, code, stored }: Outcome) =>
  [status, code, stored > 0 ? `stores ${stored}` : ''].filter(Boolean).join(' ')

/** Into the README, between its markers. */
function writeTable(count: number, rows: (Row & { reason: string | undefined })[]): void {
  const groups = new Map<string, string[]>()
  for (const { name, real, local, reason } of rows) {
    const key = `| ${shown(real)} | ${shown(local)} | ${reason} |`
    groups.set(key, [...(groups.get(key) ?? []), `\`${name.replaceAll('|', '\\|')}\``])
  }
  const lines = [...groups].map(([key, names]) => `| ${names.join(', ')} ${key}`)
  const text = [
    `${count} requests were sent to both; ${count - rows.length} answers agree in status, code and rows stored.`,
    '',
    '| request | PostgREST | embedded | why |',
    '|---|---|---|---|',
    ...lines,
  ].join('\n')
  const file = join(projectRoot, 'supabase/local/README.md')
  const readme = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    readme.replace(
      /(<!-- comparison -->\n)[\s\S]*(<!-- \/comparison -->)/,
      (_, from, to) => `${from}${text}\n${to}`,
    ),
  )
}
