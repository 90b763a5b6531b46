import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Backend,
  type BackendOptions,
  createBackend,
} from '../../../supabase/local/backend/create-backend.ts'
import { cloneDatabaseTemplate } from '../../../supabase/local/database-template.ts'
import { openPostgresServer } from './postgres-server.ts'
import { Visitor } from './visitor.ts'

export interface TestDatabase {
  readonly backend: Backend
  /** Someone at a network address of their own. */
  visitor(address?: string): Visitor
  /** What the browser does: insert, and read the id back. */
  insert: Visitor['insert']
  /** Calls a function as a browser does. */
  call: Visitor['call']
  /** The functions process, with the secret key at its own door. */
  service: Visitor
  query: Backend['query']
  /** Empties all tables and puts the limits back. */
  reset(): Promise<void>
  close(): Promise<void>
}

export type Engine = 'embedded' | 'postgres'

export async function openTestDatabase(engine: Engine): Promise<TestDatabase> {
  if (engine === 'postgres') {
    const server = await openPostgresServer()
    return open({ databaseUrl: server.databaseUrl }, () => server.close())
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'database-'))
  const cleanUp = () => rm(dataDir, { recursive: true, force: true })
  await cloneDatabaseTemplate(dataDir)
  return open({ dataDir, relaxedDurability: true }, cleanUp)
}

async function open(options: BackendOptions, cleanUp: () => Promise<void>): Promise<TestDatabase> {
  try {
    return testDatabase(await createBackend(options), cleanUp)
  } catch (error) {
    await cleanUp()
    throw error
  }
}

/** A truncate writes new files for every table and index, which takes ten times as long. Triggers would refuse and count. */
const emptyTables = `do $$
  declare
    name text;
  begin
    set local session_replication_role = replica;
    for name in select format('%I.%I', schemaname, tablename) from pg_tables
                 where schemaname in ('public', 'private') and tablename not in ('settings', 'rate_limits') loop
      execute 'delete from ' || name;
    end loop;
  end
$$`

function testDatabase(backend: Backend, cleanUp: () => Promise<void>): TestDatabase {
  const visitor = (address?: string) => new Visitor(backend, address)
  return {
    backend,
    visitor,
    insert: (table, row) => visitor().insert(table, row),
    call: (name, args) => visitor().call(name, args),
    service: new Visitor(backend, '127.0.0.1', { apikey: backend.secretKey }, true),
    query: backend.query,
    async reset() {
      await backend.query(emptyTables)
      await backend.query('update private.rate_limits set max_requests = 1000, per_seconds = 3600')
      // Out of the way, but where a suite is about them.
      await backend.query(
        'update private.settings set proof_numbers = 0, calls_per_mailbox = 1000, calls_per_address = 1000, calls_per_network = 1000, calls_of_newcomers = 1000, link_mails_per_mailbox = 1000, form_mails_per_mailbox = 1000, keep_days = null, old_deleted_at = null, unproved_per_address = 5, unproved_per_mailbox = 2, team_hours = null, no_show_mail = false, morning_hour = null',
      )
    },
    async close() {
      await backend.close()
      await cleanUp()
    },
  }
}
