import { beforeEach } from 'vitest'
import { database } from './database.ts'

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

/** Limits are out of the way, but where a suite is about them. */
beforeEach(async () => {
  await database.query(emptyTables)
  await database.query('update private.rate_limits set max_requests = 1000, per_seconds = 3600')
  await database.query(
    'update private.settings set proof_numbers = 0, calls_per_mailbox = 1000, calls_per_address = 1000, calls_per_network = 1000, calls_of_newcomers = 1000, link_mails_per_mailbox = 1000, form_mails_per_mailbox = 1000, keep_days = null, old_deleted_at = null, unproved_per_address = 5, unproved_per_mailbox = 2, team_hours = null, no_show_mail = false, morning_hour = null',
  )
})
