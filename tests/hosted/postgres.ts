import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../supabase/local/functions-runtime/free-port.ts'
import { postgresPrograms } from './parts.ts'

export interface Postgres {
  /** For the project's owner, who is no superuser. */
  readonly url: string
  /** For PostgREST. */
  readonly authenticatorUrl: string
  /** For what the platform does. */
  readonly adminUrl: string
  /** Ends the server as a power cut does. */
  kill(): void
  start(): void
  close(): void
}

/**
 * The roles, schemas and extensions that a new hosted project has. Its owner is no superuser and cannot create pg_cron
 * or pg_net here: these are there already. pg_net is a stand-in: a queue that the gateway empties.
 */
const platform = `
  create role postgres login createrole createdb replication bypassrls;
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role authenticator login noinherit;
  grant anon, authenticated, service_role to authenticator;
  grant anon, authenticated, service_role, authenticator to postgres with admin option;
  alter database postgres owner to postgres;
  alter schema public owner to postgres;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;
  -- As supautils.privileged_role_allowed_configs does.
  grant set on parameter pgrst.db_pre_request to postgres;
  create schema extensions authorization postgres;
  grant usage on schema extensions to anon, authenticated, service_role;
  alter database postgres set search_path = "$user", public, extensions;
  create extension plpgsql_check with schema extensions;
  create extension pg_cron with schema pg_catalog;
  grant usage on schema cron to postgres;
  grant all on all tables in schema cron to postgres;

  create schema net;
  grant usage on schema net to postgres;
  create table net.http_request_queue (id bigserial primary key, url text, headers jsonb, body jsonb);
  create function net.http_post(
    url text, body jsonb default '{}', params jsonb default '{}',
    headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds integer default 5000
  ) returns bigint language sql security definer set search_path = '' as $$
    insert into net.http_request_queue (url, headers, body) values (url, headers, body) returning id
  $$;
  set allow_system_table_mods = on;
  insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
  values (pg_nextoid('pg_extension', 'oid', 'pg_extension_oid_index'), 'pg_net', 10, 'net'::regnamespace, false, '0.14');
`

/** A throw-away cluster with the parts of a hosted project's database. */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'hosted-postgres-'))
  // PostgreSQL refuses to run as root.
  const root = process.getuid?.() === 0
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  if (root) chownSync(folder, id('-u'), id('-g'))
  const run = (program: string, args: string[], input = '') => {
    const command = [join(postgresPrograms, program), ...args]
    const [file = '', ...rest] = root ? ['runuser', '-u', 'postgres', '--', ...command] : command
    execFileSync(file, rest, { cwd: folder, input, stdio: ['pipe', 'ignore', 'inherit'] })
  }
  const data = join(folder, 'data')
  const port = await freePort()
  const address = (role: string) => `postgresql://${role}@127.0.0.1:${port}/postgres`
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=60
    -c shared_preload_libraries=pg_cron -c cron.database_name=postgres -c cron.host=127.0.0.1`
  const start = () =>
    run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings.replace(/\s+/g, ' '), 'start'])
  const cluster = '-U supabase_admin -A trust -E UTF8 --locale=C.UTF-8 --no-sync'
  run('initdb', ['-D', data, ...cluster.split(' ')])
  start()
  run('psql', [address('supabase_admin'), '-qv', 'ON_ERROR_STOP=1'], platform)
  return {
    url: address('postgres'),
    authenticatorUrl: address('authenticator'),
    adminUrl: address('supabase_admin'),
    start,
    kill: () =>
      process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGQUIT'),
    close() {
      run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
