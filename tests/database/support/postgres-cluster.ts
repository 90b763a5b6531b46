import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../helpers/free-port.ts'

export type PostgresCluster = Awaited<ReturnType<typeof startPostgres>>

/** The folder with the programs of the newest installed PostgreSQL, at least 15; undefined if there is none. */
export function postgresPrograms(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).map(Number) : []
  return versions
    .sort((left, right) => right - left)
    .filter((version) => version >= 15)
    .map((version) => join(root, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

/** A separate PostgreSQL server with a temporary data folder. Each setting is written `-c name=value`. */
export async function startPostgres(
  programs = postgresPrograms() ?? '',
  owner = 'postgres',
  settings: readonly string[] = [],
) {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  // PostgreSQL refuses to run as root.
  const root = process.getuid?.() === 0
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  if (root) chownSync(folder, id('-u'), id('-g'))
  const run = (program: string, args: readonly string[], input = '') => {
    const command = [join(programs, program), ...args]
    const [file = '', ...rest] = root ? ['runuser', '-u', 'postgres', '--', ...command] : command
    execFileSync(file, rest, { cwd: folder, input, stdio: ['pipe', 'ignore', 'inherit'] })
  }
  const data = join(folder, 'data')
  const port = await freePort()
  const url = (role = owner) => `postgresql://${role}@127.0.0.1:${port}/postgres`
  const options = [`-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -F`, ...settings]
  run('initdb', ['-D', data, '-U', owner, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'])
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options.join(' '), 'start'])
  return {
    /** The URL of its database `postgres` for a role, without a password. */
    url,
    psql: (sql: string) => run('psql', [url(), '-qv', 'ON_ERROR_STOP=1'], sql),
    close() {
      run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
