import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type RawAnswers = {
  /** Everything that came back. */
  text: string
  statuses: number[]
  /** Whether the server ended the connection. */
  closed: boolean
  /** Milliseconds until it did. */
  after: number
}

/**
 * Writes bytes to a socket, a string at a time, and collects what comes back until the server closes or `patience`
 * milliseconds have passed. What no HTTP client would send, an attacker does.
 */
export async function sendRaw(
  port: number,
  parts: string | readonly string[],
  { patience = 1_500, pause = 0 }: { patience?: number; pause?: number } = {},
): Promise<RawAnswers> {
  const socket = connect(port, '127.0.0.1')
  const began = Date.now()
  const chunks: Buffer[] = []
  let closedAt: number | undefined
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.on('error', () => {})
  socket.on('close', () => {
    closedAt ??= Date.now()
  })
  for (const part of typeof parts === 'string' ? [parts] : parts) {
    if (closedAt !== undefined) break
    socket.write(part, 'latin1')
    if (pause > 0) await wait(pause)
  }
  while (closedAt === undefined && Date.now() - began < patience) await wait(10)
  const closed = closedAt !== undefined
  socket.destroy()
  const text = Buffer.concat(chunks).toString('latin1')
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map((match) => Number(match[1]))
  return { text, statuses, closed, after: (closedAt ?? Date.now()) - began }
}

/** A request as bytes: its first line, its headers, its body. */
export function raw(line: string, headers: Record<string, string | number> = {}, body = ''): string {
  const all = { Host: 'localhost', ...headers }
  return `${line} HTTP/1.1\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n${body}`
}

export const chunked = (...parts: string[]) =>
  `${parts.map((part) => `${part.length.toString(16)}\r\n${part}\r\n`).join('')}0\r\n\r\n`
