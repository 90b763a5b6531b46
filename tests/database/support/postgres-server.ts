import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { freePort } from '../../../supabase/local/functions-runtime/free-port.ts'

export interface PostgresServer {
  /** A database of its own, empty. */
  databaseUrl: string
  close(): Promise<void>
}

/** Why there is no real PostgreSQL to test on, or undefined when there is one. */
export function reasonWithoutPostgres(): string | undefined {
  if (process.env['TEST_DATABASE_URL'] || binaries()) return undefined
  return 'no TEST_DATABASE_URL, and no server of 15 or newer under /usr/lib/postgresql'
}

/** The server of TEST_DATABASE_URL, or a throw-away cluster made with the machine's own binaries. */
export async function openPostgresServer(): Promise<PostgresServer> {
  const given = process.env['TEST_DATABASE_URL']
  const cluster = given ? undefined : await startCluster()
  const server = given ?? cluster?.url ?? ''
  // Never the database that the address names: the tests empty tables.
  const name = `mission_growth_test_${randomBytes(6).toString('hex')}`
  const admin = postgres(server, { max: 1, onnotice: () => undefined })
  await admin.unsafe(`create database ${name} template template0 encoding 'UTF8'`)
  const databaseUrl = new URL(server)
  databaseUrl.pathname = `/${name}`
  return {
    databaseUrl: databaseUrl.href,
    async close() {
      await admin.unsafe(`drop database if exists ${name} with (force)`)
      await admin.end()
      cluster?.stop()
    },
  }
}

function binaries(): string | undefined {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return undefined
  const newest = readdirSync(root)
    .map(Number)
    .filter((version) => version >= 15 && existsSync(join(root, String(version), 'bin/initdb')))
    .sort((left, right) => right - left)[0]
  return newest ? join(root, String(newest), 'bin') : undefined
}

async function startCluster(): Promise<{ url: string; stop(): void }> {
  const bin = binaries()
  if (!bin) throw new Error(reasonWithoutPostgres())
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  // PostgreSQL refuses to run as root.
  const root = process.getuid?.() === 0
  if (root) chownSync(folder, numericId('-u'), numericId('-g'))
  const run = (program: string, ...args: string[]) => {
    const command = [join(bin, program), ...args]
    const [file = '', ...rest] = root ? ['runuser', '-u', 'postgres', '--', ...command] : command
    execFileSync(file, rest, { cwd: folder, stdio: 'ignore' })
  }
  const data = join(folder, 'data')
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync')
  const port = await freePort()
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -F`
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start')
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function numericId(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
}
