import { beforeEach } from 'vitest'
import { database } from './database.ts'

/** High limits by default. All settings are saved once and restored before each test. */
await database.query(`do $$
  begin
    if to_regnamespace('kept') is not null then return; end if;
    update private.rate_limits set max_requests = 1000, per_seconds = 3600;
    update private.settings set proof_numbers = 0, calls_per_mailbox = 1000, calls_per_address = 1000,
      calls_per_network = 1000, calls_of_newcomers = 1000, link_mails_per_mailbox = 1000, form_mails_per_mailbox = 1000;
    create schema kept;
    create table kept.settings as table private.settings;
    create table kept.rate_limits as table private.rate_limits;
  end
$$`)

/** `truncate` is ten times slower, since it creates new files. Triggers are off because some refuse deletes. */
const emptyTables = `do $$
  declare
    name text;
  begin
    set local session_replication_role = replica;
    for name in select format('%I.%I', schemaname, tablename) from pg_tables
                 where schemaname in ('public', 'private') loop
      execute 'delete from ' || name;
    end loop;
    insert into private.settings select * from kept.settings;
    insert into private.rate_limits select * from kept.rate_limits;
  end
$$`

beforeEach(() => database.query(emptyTables))
