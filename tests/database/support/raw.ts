import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

/** Sends a request with exactly this target and these headers, which `fetch` would normalize or refuse. */
export async function sendRaw(port: number, line: string, headers: Record<string, string> = {}) {
  const [method, path] = line.split(' ')
  const sent = request({ port, method, path, headers, agent: false }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: await text(answer) }
}
