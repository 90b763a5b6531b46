import { sameText } from '../../functions/_shared/http.ts'
import { printable } from '../printable.ts'
import { databaseIsDown, refuse, restError } from './answers.ts'
import type { Database, Query } from './database.ts'

export interface RestRequest {
  method: string
  /** Path and query, as sent. */
  target: string
  headers: Headers
  body: Buffer | undefined
  /** The remote address of the socket. */
  peerAddress: string
  /** True for the functions in this process: only they may use the secret key. */
  internal?: boolean
}

export interface RestKeys {
  publishableKey: string
  secretKey: string
}

/**
 * The part of PostgREST that the site and its functions use: inserting rows, calling functions, and reading rows by
 * equal values. As in PostgREST, each request is one transaction with the role of its key and its headers in
 * `request.headers`, so the database alone decides what is allowed.
 */
export async function answerRest(
  database: Database,
  keys: RestKeys,
  request: RestRequest,
): Promise<Response> {
  const role = roleOf(request, keys)
  if (!role) return refuse(401, { message: 'Invalid API key' })
  const { pathname, searchParams } = new URL(request.target, 'http://localhost')
  const [, rpc, name] = /^\/rest\/v1\/(rpc\/)?(\w+)$/.exec(pathname) ?? []
  if (!name) return refuse(404, { message: 'no Route matched with those values' })
  // Cloudflare sets this header in front of a hosted project; the database trusts it.
  const headers = { ...Object.fromEntries(request.headers), 'cf-connecting-ip': request.peerAddress }
  try {
    return await database.transaction(async ({ query }) => {
      await query("select set_config('role', $1, true), set_config('request.headers', $2, true)", [
        role,
        JSON.stringify(headers),
      ])
      await query('select guard.refuse_counting()')
      if (request.method === 'GET' && !rpc) return answerJson(200, await read(query, name, searchParams))
      if (request.method !== 'POST') throw new Refusal(405, 'PGRST117', 'Unsupported HTTP method')
      for (const parameter of searchParams.keys())
        if (rpc || parameter !== 'select')
          throw new Refusal(400, 'PGRST100', `${parameter} does not work here`)
      const body = parse(request.body)
      if (rpc) return answerJson(200, await call(query, name, body, request.headers))
      return answerJson(201, await insert(query, name, body, searchParams, request.headers))
    })
  } catch (error) {
    return answerError(error as Error, request.method, role)
  }
}

function roleOf({ headers, internal }: RestRequest, keys: RestKeys): 'anon' | 'service_role' | undefined {
  const key = headers.get('apikey') ?? ''
  if (internal && sameText(key, keys.secretKey)) return 'service_role'
  return sameText(key, keys.publishableKey) ? 'anon' : undefined
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(body: Buffer | undefined): unknown {
  let json: unknown
  try {
    json = JSON.parse(String(body))
  } catch {
    throw new Refusal(400, 'PGRST102', 'Empty or invalid json')
  }
  if (isDeeper(json, 20)) throw new Refusal(400, 'PGRST102', 'The json is nested too deeply')
  return json
}

/** JSON.stringify and PostgreSQL's parser are recursive. */
const isDeeper = (json: unknown, levels: number): boolean =>
  typeof json === 'object' &&
  json !== null &&
  (levels === 0 || Object.values(json).some((value) => isDeeper(value, levels - 1)))

function quoted(name: string): string {
  // It would end the statement in the middle.
  if (name.includes('\0')) throw new Refusal(400, 'PGRST100', 'A name cannot contain a null character')
  return `"${name.replaceAll('"', '""')}"`
}

function columnsIn(search: URLSearchParams): string {
  const names = (search.get('select') ?? '*').split(',')
  return names.map((name) => (name === '*' ? name : quoted(name))).join(', ')
}

async function read(query: Query, table: string, search: URLSearchParams): Promise<string> {
  const filters = [...search].filter(([name]) => name !== 'select')
  if (!filters.every(([, value]) => value.startsWith('eq.')))
    throw new Refusal(400, 'PGRST100', 'Only filters of the form column=eq.value work here')
  const conditions = filters.map(([name], index) => `${quoted(name)} = $${index + 1}`)
  const rows = `select ${columnsIn(search)} from public.${quoted(table)} where ${conditions.join(' and ') || 'true'}`
  const values = filters.map(([, value]) => value.slice('eq.'.length))
  return json(query, `select coalesce(json_agg(t), '[]')::text as json from (${rows}) as t`, values)
}

async function insert(
  query: Query,
  table: string,
  body: unknown,
  search: URLSearchParams,
  headers: Headers,
): Promise<string | undefined> {
  // What supabase-js's `single()` asks for.
  const single = headers.get('accept') === 'application/vnd.pgrst.object+json'
  const rows = Array.isArray(body) && !single ? body : [body]
  if (!rows.every(isRow)) throw new Refusal(400, 'PGRST102', 'The json is neither a row nor a list of rows')
  const columns = Object.keys(rows[0] ?? {})
    .map(quoted)
    .join(', ')
  const into = `public.${quoted(table)}`
  const statement = `insert into ${into} (${columns})
    select ${columns} from json_populate_recordset(null::${into}, $1::text::json)`
  const values = [JSON.stringify(rows)]
  if (headers.get('prefer') !== 'return=representation') {
    await query(statement, values)
    return undefined
  }
  const stored = `${statement} returning ${columnsIn(search)}`
  const result = single ? 'json_agg(t) -> 0' : 'json_agg(t)'
  return json(query, `with t as (${stored}) select (${result})::text as json from t`, values)
}

async function call(query: Query, name: string, args: unknown, headers: Headers): Promise<string> {
  if (!isRow(args)) throw new Refusal(400, 'PGRST102', 'The arguments are no object')
  const [found] = await query<{ types: Record<string, string>; many: boolean }>(
    `select p.proretset as many, coalesce((select json_object_agg(p.proargnames[nth], format_type(type, null))
              from unnest(p.proargtypes::oid[]) with ordinality as t (type, nth)), '{}') as types
       from pg_proc as p
      where p.pronamespace = 'api'::regnamespace and p.proname = $1 and p.prorettype <> 'trigger'::regtype`,
    [name],
  )
  const names = Object.keys(args)
  if (
    !found ||
    headers.get('content-profile') !== 'api' ||
    names.some((each) => !Object.hasOwn(found.types, each))
  )
    throw new Refusal(404, 'PGRST202', `Could not find the function api.${name} with these parameters`)
  const given = names.map((each) => `${quoted(each)} ${found.types[each]}`)
  const from =
    given.length > 0 ? `json_to_record($1::text::json) as given (${given.join(', ')}), lateral` : ''
  const passed = names.map((each) => `${quoted(each)} => given.${quoted(each)}`)
  const result = found.many ? "coalesce(json_agg(result), '[]')" : 'to_json(result)'
  return json(
    query,
    `select ${result}::text as json from ${from} api.${quoted(name)}(${passed.join(', ')}) as result`,
    given.length > 0 ? [JSON.stringify(args)] : [],
  )
}

async function json(query: Query, sql: string, params: readonly unknown[]): Promise<string> {
  const [row] = await query<{ json: string | null }>(sql, params)
  return row?.json ?? 'null'
}

const answerJson = (status: number, body: string | undefined) =>
  new Response(body ?? null, { status, headers: { 'content-type': 'application/json; charset=utf-8' } })

/** An error of the database, of either driver. */
interface DatabaseError extends Error {
  code: string
  detail?: string
  hint?: string
}

const isDatabaseError = (error: Error): error is DatabaseError => 'severity' in error

function answerError(error: Error, method: string, role: string): Response {
  if (error instanceof Refusal) return refuse(error.status, restError(error.code, error.message))
  const known = isDatabaseError(error)
  const status = known ? statusOf(error.code, role) : 503
  // Only the code, since the message may contain personal data.
  const said = known ? error.code : error.message
  if (status >= 500) console.error(printable(`[database] ${method} answered ${status} (${said})`))
  if (!known) return databaseIsDown()
  const { code, message, detail: details = null, hint = null } = error
  return refuse(status, { code, message, details, hint })
}

/** PostgREST's status for an SQLSTATE: https://docs.postgrest.org/en/v13/references/errors.html. */
function statusOf(sqlState: string, role: string): number {
  const [, own] = /^PT([2-5]\d\d)$/.exec(sqlState) ?? []
  if (own) return Number(own)
  if (sqlState === '42501') return role === 'anon' ? 401 : 403
  if (sqlState === '42883' || sqlState === '42P01') return 404
  if (sqlState === '23503' || sqlState === '23505') return 409
  if (/^(08|53)/.test(sqlState)) return 503
  return /^(40|54|55|57|58|XX)/.test(sqlState) ? 500 : 400
}
