import type { Sql } from 'postgres'
import { readBookingSettings, readMigrations } from '../local/backend/migrate.ts'
import type { DeploySettings } from './settings.ts'
import type { Step } from './step.ts'
import { supabaseCli } from './supabase-cli.ts'

export function migrationsStep(settings: DeploySettings, sql: Sql): Step {
  return {
    name: 'Migrations',
    help: 'Is DATABASE_URL the address of “Session pooler”, with the right password? Never edit a deployed migration: add a new file instead.',
    async check() {
      const [table] = await sql`select to_regclass('supabase_migrations.schema_migrations') as found`
      const rows = table?.['found']
        ? await sql`select version from supabase_migrations.schema_migrations`
        : []
      const applied = new Set(rows.map(({ version }) => version))
      const missing = (await readMigrations()).filter(({ version }) => !applied.has(version))
      return missing.length > 0 ? [`not applied: ${missing.map(({ name }) => name).join(', ')}`] : []
    },
    apply: () => supabaseCli(settings, 'db', 'push', `--remote=${settings.databaseUrl}`),
  }
}

/** The settings of the deployment that are stored in the database. */
export function databaseSettingsStep(settings: DeploySettings, sql: Sql): Step {
  const wanted = {
    sweep_url: `${settings.backendUrl}/functions/v1/sweep-outbox`,
    sweep_secret: settings.sweepSecret,
    meeting_base: settings.meetingBase,
  }
  return {
    name: 'Settings in the database',
    help: 'The table is private.settings. The error above names the rejected value.',
    async check() {
      const [row] = await sql`
        select sweep_url, sweep_secret, meeting_base,
               to_jsonb(s) @> (${await readBookingSettings()}::text)::jsonb as booking_settings
          from private.settings as s`
      return Object.entries({ ...wanted, booking_settings: true }).flatMap(([name, value]) =>
        row?.[name] === value ? [] : [`${name} has another value`],
      )
    },
    async apply() {
      await sql`update private.settings set ${sql(wanted)}`
      await sql`select private.use_booking_settings((${await readBookingSettings()}::text)::jsonb)`
      // So that PostgREST finds new functions.
      await sql`notify pgrst, 'reload schema'`
    },
  }
}

const jobs = ['sweep-outbox', 'read-calendars', 'delete-old-requests']

/** The pg_cron jobs: send mails that no browser requested, read the owner's calendars, delete old data. */
export function schedulesStep(sql: Sql): Step {
  return {
    name: 'Schedules',
    help: 'Dashboard, Integrations: enable “Cron” (pg_cron), and in Database, Extensions “pg_net”. Then deploy again.',
    async check() {
      const extensions = await sql`select extname from pg_extension where extname in ('pg_cron', 'pg_net')`
      if (extensions.length < 2) return ['pg_cron or pg_net is not enabled']
      const scheduled = await sql`select jobname from cron.job where active`
      const names = new Set(scheduled.map(({ jobname }) => jobname))
      const failed = await sql`
        select distinct on (j.jobname) j.jobname, d.status, d.return_message
          from cron.job_run_details d join cron.job j using (jobid)
         where d.end_time is not null order by j.jobname, d.end_time desc`
      return [
        ...jobs.filter((job) => !names.has(job)).map((job) => `the job ${job} is not scheduled`),
        ...failed
          .filter(({ status }) => status === 'failed')
          .map(
            ({ jobname, return_message }) => `the last run of the job ${jobname} failed: ${return_message}`,
          ),
      ]
    },
    async apply() {
      const problems = await sql`select job, problem from private.schedule_jobs() where problem is not null`
      if (problems.length > 0)
        throw new Error(problems.map(({ job, problem }) => `${job}: ${problem}`).join('\n'))
    },
  }
}
