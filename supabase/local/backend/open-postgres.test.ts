import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { openPostgres } from './open-postgres.ts'

/** Opens a connection to a server that refuses TLS, and returns what it was sent after that. */
async function sentWithoutTls(host: string): Promise<string> {
  let sent = ''
  const server = createServer((socket) => {
    socket
      .on('error', () => undefined)
      .on('data', (data) => {
        if (data.equals(sslRequest)) return socket.write('N')
        sent += data.toString('latin1')
        return socket.end(refusal)
      })
  }).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const opened = openPostgres(`postgresql://somebody:secret@${host}:${port}/postgres?sslmode=disable`)
  await expect(opened).rejects.toThrow('does not answer')
  server.close()
  return sent
}
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])
/** An ErrorResponse of PostgreSQL. */
const refusal = Buffer.from('E\0\0\0\x17SFATAL\0C28000\0Mno\0\0', 'latin1')

test('only a server on this machine is sent the login without TLS', async () => {
  expect(await sentWithoutTls('127.0.0.1')).toContain('somebody')
  // Another name of this machine, such as that of any server.
  expect(await sentWithoutTls('0.0.0.0')).not.toContain('somebody')
})

test('an error about the URL does not contain it', async () => {
  await expect(openPostgres('postgresql://somebody:se/cret#@host')).rejects.toThrow(
    /^DATABASE_URL is not a URL[^:]*$/,
  )
})
