import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../local-settings.ts'
import type { Database, Query, Session } from './database.ts'
import { formRules } from './form-rules.ts'
import { settingsOfContent } from './settings-of-content.ts'

/** An SQL file of the project, with the digits at the start of its name. */
interface SqlFile {
  path: string
  version: string
  name: string
  sql: string
}

/** What a database should be like: versioned migrations of its data, repeatable rules, and values of the content. */
export interface Wanted {
  migrations: readonly SqlFile[]
  rules: readonly SqlFile[]
  contracts: object
  settings: object
}

export async function readWanted(): Promise<Wanted> {
  const [migrations, rules] = await Promise.all([readSql('supabase/migrations'), readSql('supabase/rules')])
  return { migrations, rules, contracts: formRules, settings: settingsOfContent }
}

async function readSql(folder: string): Promise<SqlFile[]> {
  const files = (await readdir(join(projectRoot, folder))).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => {
      const path = `${folder}/${file}`
      const [, version, name] = /^(\d+)[_-](.+)\.sql$/.exec(file) ?? []
      if (!version || !name)
        throw new Error(`${path}: its name should be digits, a hyphen or underscore, and a name.`)
      return { path, version, name, sql: await readFile(join(projectRoot, path), 'utf8') }
    }),
  )
}

/** A hash of everything that is applied. */
export const hashOf = (wanted: Wanted) =>
  createHash('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 16)

/**
 * Brings a database to what the project wants, in one transaction: pending migrations; then, if anything differs from
 * what it applied last, all rules and settings anew. Several processes may do so at once.
 *
 * @throws Error that names the file and the line; the database is as before
 */
export async function apply(database: Database, wanted?: Wanted): Promise<void> {
  const files = wanted ?? (await readWanted())
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.transaction((session) => applyIn(session, files))
    } catch (error) {
      // It locks all tables, as visitors' requests lock some: of two that wait for each other, one has to begin again.
      const { code } = ((error as Error).cause ?? error) as { code?: string }
      if (code !== '40P01' || tries === 5) throw error
    }
  }
}

/**
 * `apply` in a transaction of the caller.
 *
 * @param only applies the migrations alone: what a dump of an older version is loaded into
 */
export async function applyIn(session: Session, wanted: Wanted, only?: 'migrations'): Promise<void> {
  const { query, script } = session
  await query("select pg_advisory_xact_lock(hashtextextended('apply', 0))")
  await script(history)
  const pending = await pendingMigrations(query, wanted.migrations)
  const hash = hashOf(wanted)
  if (pending.length === 0) {
    const [settings] = await query('select applied from private.settings')
    if (settings?.['applied'] === hash) return
  }
  await script(roles)
  // First, so that no view stands in a migration's way.
  await script(dropCode)
  for (const file of pending) {
    await run(session, file)
    const recorded = 'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)'
    await query(recorded, [file.version, file.name])
  }
  if (only) return
  const contracts = JSON.stringify(wanted.contracts)
  await query('update private.settings set contracts = $1::text::jsonb', [contracts])
  for (const file of wanted.rules) await run(session, file)
  await query('select private.use_settings($1::text::jsonb)', [JSON.stringify(wanted.settings)])
  await query('update private.settings set applied = $1', [hash])
  await query("notify pgrst, 'reload schema'")
}

/** The last migration of a database. */
export async function versionOf(query: Query): Promise<string> {
  const [row] = await query('select max(version) as version from supabase_migrations.schema_migrations')
  return String(row?.['version'])
}

/** The history table of Supabase's own tools, so that they can take over the database at any time. */
const history = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );`

/** @throws Error about a database of a version that this one does not know */
async function pendingMigrations(query: Query, migrations: readonly SqlFile[]): Promise<SqlFile[]> {
  const rows = await query<{ version: string }>('select version from supabase_migrations.schema_migrations')
  const applied = new Set(rows.map(({ version }) => version))
  const newer = [...applied].find((version) => version > (migrations.at(-1)?.version ?? ''))
  if (newer)
    throw new Error(
      `This database was used by a newer version of the project, with the migration ${newer}. Use that version, or a newer one.`,
    )
  const [first] = migrations
  if (first && applied.size > 0) {
    if (!applied.has(first.version))
      throw new Error('This database is older than version 1.0. Open it with version 1.0 first.')
    // A database of 1.0 has the migrations that the first one replaces.
    await query('delete from supabase_migrations.schema_migrations where version < $1', [first.version])
    const renamed = 'update supabase_migrations.schema_migrations set name = $2 where version = $1'
    await query(renamed, [first.version, first.name])
  }
  return migrations.filter(({ version }) => !applied.has(version))
}

async function run({ script }: Session, { path, sql }: SqlFile): Promise<void> {
  await script(sql).catch((cause: Error & { position?: string | number }) => {
    const line = cause.position ? `:${sql.slice(0, Number(cause.position)).split('\n').length}` : ''
    throw new Error(`${path}${line}: ${cause.message}`, { cause })
  })
}

/** The roles of a hosted Supabase project. If they are missing, only a superuser can create them. */
const roles = `
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
  $$;`

/**
 * Drops all code, none of which can hold data: the schemas that have nothing else, and the functions, views, types,
 * policies and checks beside the tables. Triggers go with their functions.
 */
export const dropCode = `
  drop schema if exists api, guard cascade;
  create schema api;
  do $$
  declare
    statement text;
  begin
    -- All names first: dropping one thing drops others.
    foreach statement in array array(
      select format('drop view if exists %s cascade', c.oid::regclass)
        from pg_class as c where c.relkind = 'v' and c.relnamespace = to_regnamespace('private')
      union all
      select format('drop function if exists %s cascade', p.oid::regprocedure)
        from pg_proc as p where p.pronamespace = to_regnamespace('private')
      union all
      select format('drop type if exists %s cascade', c.reltype::regtype)
        from pg_class as c where c.relkind = 'c' and c.relnamespace = to_regnamespace('private')
      union all
      select format('drop policy if exists %I on %s', p.polname, p.polrelid::regclass)
        from pg_policy as p join pg_class as c on c.oid = p.polrelid
       where c.relnamespace in (to_regnamespace('public'), to_regnamespace('private'))
      union all
      select format('alter table %s drop constraint if exists %I', k.conrelid::regclass, k.conname)
        from pg_constraint as k
       where k.contype = 'c' and k.connamespace in (to_regnamespace('public'), to_regnamespace('private'))
    ) loop
      execute statement;
    end loop;
  end
  $$;`
