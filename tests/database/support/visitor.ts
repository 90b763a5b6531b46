import { expect } from 'vitest'
import type { Backend } from '../../../supabase/local/backend/create-backend.ts'
import { booking } from './samples.ts'

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: whatever the database answers is what the tests are about
  body: any
  headers: Headers
}

interface Sending {
  method?: string
  body?: unknown
  headers?: Record<string, string | undefined>
}

/** The refused requests of the current test, with the answers' bodies. */
export const refusals: string[] = []

/** Sends requests as a browser with the publishable key does, without a socket. */
export class Visitor {
  constructor(
    private readonly backend: Pick<Backend, 'publishableKey' | 'fetch'>,
    private readonly address = '203.0.113.7',
    private readonly own: Record<string, string | undefined> = {},
    private readonly internal = false,
  ) {}

  async send(path: string, { method = 'GET', body, headers = {} }: Sending = {}): Promise<Answer> {
    const all = {
      apikey: this.backend.publishableKey,
      'content-type': 'application/json',
      ...(path.startsWith('rpc/') && { 'content-profile': 'api' }),
      ...this.own,
      ...headers,
    }
    const answer = await this.backend.fetch({
      method,
      target: `/rest/v1/${path}`,
      headers: new Headers(Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : []))),
      body: body === undefined ? undefined : toBytes(body),
      peerAddress: this.address,
      internal: this.internal,
    })
    const text = await answer.text()
    if (answer.status >= 400) refusals.push(`${method} ${path}: ${answer.status} ${text}`)
    return { status: answer.status, body: text ? parse(text) : undefined, headers: answer.headers }
  }

  post(path: string, body: unknown, headers: Record<string, string | undefined> = {}): Promise<Answer> {
    return this.send(path, { method: 'POST', body, headers })
  }

  /** Inserts a row and returns its id, as the browser does. */
  insert = (table: string, row: unknown): Promise<Answer> =>
    this.post(`${table}?select=id`, row, { prefer: 'return=representation' })

  call = (name: string, args: unknown, headers: Sending['headers'] = {}): Promise<Answer> =>
    this.post(`rpc/${name}`, args, headers)

  book = (changes: Record<string, unknown> = {}): Promise<Answer> =>
    this.call('book_strategy_call', { request: booking(changes) })
}

export const coded = ({ status, body }: Answer) => [status, body.code]
/** Expects PT422 `invalid_booking` with the field in `details`. */
export function expectInvalid(answer: Answer, field: string): void {
  const body = { code: 'PT422', message: 'invalid_booking', details: field }
  expect(answer).toMatchObject({ status: 422, body })
}

function toBytes(body: unknown): Buffer {
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
