import { beforeEach } from 'vitest'
import { exampleRules } from '../../../data-access/testing/examples.ts'
import { settingsOf } from '../../../supabase/local/backend/settings-of-content.ts'
import { database } from './database.ts'
import { refusals } from './visitor.ts'

/** The suites name times, so they have rules of their own. */
const settings = {
  ...settingsOf(exampleRules, null),
  meeting_base: 'https://meet.jit.si/',
  reminder_hours: [24, 1],
  morning_hour: null,
}

/** High limits by default. The settings are saved once and restored before each test. */
await database.query(`do $$
  begin
    if to_regnamespace('kept') is not null then return; end if;
    perform private.use_settings('${JSON.stringify(settings)}');
    update private.settings set proof_numbers = 0, calls_of_network = 1000,
      mails_of_mailbox = 1000, mails_of_site = 100000;
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

beforeEach(async ({ onTestFailed }) => {
  refusals.length = 0
  onTestFailed(() => {
    if (refusals.length > 0) console.log(refusals.slice(-3).join('\n'))
  })
  await database.query(emptyTables)
})
