import { connect } from 'node:net'
import { listen } from '../../supabase/local/listen.ts'
import { serveSite } from '../../supabase/local/serve-site.ts'
import { siteDir } from './built-site.ts'

/**
 * The bytes that come before each document: the status line and the headers, as the site's own server writes them.
 * They count: they come in the same first flight.
 */
export async function headSizes(paths: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { port, close } = await listen('127.0.0.1', 0, serveSite(siteDir))
  try {
    const sizes = new Map<string, number>()
    for (const path of paths) sizes.set(path, await headSize(port, path))
    return sizes
  } finally {
    await close()
  }
}

/** Read from the socket: a client's library would have taken the text apart. */
function headSize(port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`,
      ),
    )
    let answer = ''
    socket.setEncoding('latin1')
    socket.on('data', (part: string) => {
      answer += part
    })
    socket.on('error', reject)
    socket.on('close', () => {
      const end = answer.indexOf('\r\n\r\n')
      if (end < 0 || !/^content-encoding: br\r?$/im.test(answer.slice(0, end)))
        reject(new Error(`No compressed document at ${path}: ${answer.slice(0, 200)}`))
      resolve(end + 4)
    })
  })
}
