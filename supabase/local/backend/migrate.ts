import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot, readLocalSettings } from '../local-settings.ts'
import type { Database } from './database.ts'

export interface Migration {
  /** The digits at the start of the file name. */
  version: string
  name: string
  sql: string
}

export async function readMigrations(): Promise<Migration[]> {
  const folder = join(projectRoot, 'supabase/migrations')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => {
      const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? []
      if (!version || !name) throw new Error(`${join(folder, file)}: expected <digits>_<name>.sql`)
      return { version, name, sql: await readFile(join(folder, file), 'utf8') }
    }),
  )
}

/** Creates the roles and applies the project's pending migrations. */
export async function bringUpToDate(database: Database): Promise<void> {
  await ensureRoles(database)
  await migrate(database, await readMigrations())
}

/**
 * Applies pending migrations, each in one transaction with its history entry, and returns their versions.
 * Uses the history table of Supabase's own tools, so that they can take over the database at any time.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  await database.script(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    );
  `)
  const rows = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  const applied = new Set(rows.map((row) => row.version))
  const unknown = [...applied].filter(
    (version) => !migrations.some((migration) => migration.version === version),
  )
  if (unknown.length > 0) {
    throw new Error(
      `This database has migrations that the project does not (${unknown[0]}, ${unknown.length} in all). Use the version of the project that made it, or move ${readLocalSettings().dataDir} aside to start with an empty one.`,
    )
  }
  const missing = migrations.filter((migration) => !applied.has(migration.version))
  for (const { version, name, sql } of missing) {
    const record = [version, name].map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')
    try {
      await database.script(
        `${sql};\ninsert into supabase_migrations.schema_migrations (version, name) values (${record});`,
      )
    } catch (cause) {
      throw new Error(`Migration ${version}_${name} failed: ${(cause as Error).message}`, { cause })
    }
  }
  return missing.map((migration) => migration.version)
}

/**
 * The migrations need the three roles of a hosted Supabase project. If they are missing, only a superuser can create
 * them, because `service_role` bypasses row level security.
 */
async function ensureRoles(database: Database): Promise<void> {
  await database.script(`
    do $$
    begin
      if not exists (select from pg_roles where rolname = 'anon') then
        create role anon nologin;
      end if;
      if not exists (select from pg_roles where rolname = 'authenticated') then
        create role authenticated nologin;
      end if;
      if not exists (select from pg_roles where rolname = 'service_role') then
        create role service_role nologin bypassrls;
      end if;
      if not pg_has_role('anon', 'member') or not pg_has_role('service_role', 'member') then
        grant anon, authenticated, service_role to current_user;
      end if;
    end
    $$;
  `)
}

/** The rules in content/booking-rules.ts as JSON, written by `npm run generate -- settings`. */
export const readBookingSettings = () => readFile(join(projectRoot, 'supabase/booking-settings.json'), 'utf8')

/** Stores the booking settings in the database. Idempotent. */
export async function applyBookingSettings(database: Pick<Database, 'query'>): Promise<void> {
  await database.query('select private.use_booking_settings($1::text::jsonb)', [await readBookingSettings()])
}
