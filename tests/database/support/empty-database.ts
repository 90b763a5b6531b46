import { beforeEach } from 'vitest'
import { database } from './database.ts'

/** High limits and no morning mail by default. The settings are saved once and restored before each test. */
await database.query(`do $$
  begin
    if to_regnamespace('kept') is not null then return; end if;
    update private.settings set proof_numbers = 0, calls_of_origin = 1000, unconfirmed_share = 1000, mails_of_mailbox = 1000,
      morning_hour = null;
    create schema kept;
    create table kept.settings as table private.settings;
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
  end
$$`

beforeEach(() => database.query(emptyTables))
