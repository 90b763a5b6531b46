import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type RawAnswers = {
  /** All received bytes, as Latin-1. */
  text: string
  statuses: number[]
  /** Whether the server closed the connection. */
  closed: boolean
}

/** Writes bytes to a socket that no HTTP client would send, and reads until the server closes or `patience` ms pass. */
export async function sendRaw(port: number, bytes: string, patience = 1_500): Promise<RawAnswers> {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  const closing = new Promise<true>((resolve) => socket.on('close', () => resolve(true)))
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.on('error', () => {})
  socket.write(bytes, 'latin1')
  const closed = await Promise.race([closing, wait(patience, false, { ref: false })])
  socket.destroy()
  const text = Buffer.concat(chunks).toString('latin1')
  return {
    text,
    statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map((match) => Number(match[1])),
    closed,
  }
}

/** A request as bytes: its first line, its headers, its body. */
export function raw(line: string, headers: Record<string, string | number> = {}, body = ''): string {
  const all = { Host: 'localhost', ...headers }
  return `${line} HTTP/1.1\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n${body}`
}
