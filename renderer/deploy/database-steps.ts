import type { Database } from '../../supabase/local/backend/database.ts'
import {
  applyBookingSettings,
  migrate,
  readBookingSettings,
  readMigrations,
} from '../../supabase/local/backend/migrate.ts'
import type { DeploySettings } from './settings.ts'
import type { Step } from './step.ts'

export function migrationsStep(database: Database): Step {
  return {
    name: 'Migrations',
    help: 'Is DATABASE_URL the address of “Session pooler”, with the right password, and PGSSLROOTCERT the certificate of the dashboard? Never edit a deployed migration: add a new file instead.',
    async check() {
      const history = 'supabase_migrations.schema_migrations'
      const [table] = await database.query('select to_regclass($1) as found', [history])
      const rows = table?.['found'] ? await database.query(`select version from ${history}`) : []
      const applied = new Set(rows.map(({ version }) => version))
      const missing = (await readMigrations()).filter(({ version }) => !applied.has(version))
      return missing.length > 0 ? [`not applied: ${missing.map(({ name }) => name).join(', ')}`] : []
    },
    apply: async () => migrate(database, await readMigrations()),
  }
}

/** The settings of the deployment that are stored in the database. */
export function databaseSettingsStep(settings: DeploySettings, { query }: Database): Step {
  const wanted = {
    sweep_url: `${settings.backendUrl}/functions/v1/sweep-outbox`,
    sweep_secret: settings.sweepSecret,
  }
  return {
    name: 'Settings in the database',
    help: 'The table is private.settings. The error above names the rejected value.',
    async check() {
      const [row] = await query(
        `select sweep_url, sweep_secret, to_jsonb(s) @> $1::text::jsonb as booking_settings
           from private.settings as s`,
        [await readBookingSettings()],
      )
      return Object.entries({ ...wanted, booking_settings: true }).flatMap(([name, value]) =>
        row?.[name] === value ? [] : [`${name} has another value`],
      )
    },
    async apply() {
      await query('update private.settings set sweep_url = $1, sweep_secret = $2', Object.values(wanted))
      await applyBookingSettings({ query })
      // So that PostgREST finds new functions.
      await query("notify pgrst, 'reload schema'")
    },
  }
}

const jobs = ['sweep-outbox', 'read-calendars']

/** The pg_cron jobs: send mails that no browser requested and delete old data; read the owner's calendars. */
export function schedulesStep({ query }: Database): Step {
  return {
    name: 'Schedules',
    help: 'Dashboard, Integrations: enable “Cron” (pg_cron), and in Database, Extensions “pg_net”. Then deploy again.',
    async check() {
      const extensions = await query("select from pg_extension where extname in ('pg_cron', 'pg_net')")
      if (extensions.length < 2) return ['pg_cron or pg_net is not enabled']
      const scheduled = await query('select jobname from cron.job where active')
      const names = new Set(scheduled.map(({ jobname }) => jobname))
      const lastRuns = await query(`
        select distinct on (j.jobname) j.jobname, d.status, d.return_message
          from cron.job_run_details d join cron.job j using (jobid)
         where d.end_time is not null order by j.jobname, d.end_time desc`)
      const failed = lastRuns.filter(({ status }) => status === 'failed')
      return [
        ...jobs.filter((job) => !names.has(job)).map((job) => `the job ${job} is not scheduled`),
        ...failed.map((run) => `the last run of the job ${run['jobname']} failed: ${run['return_message']}`),
      ]
    },
    async apply() {
      const [row] = await query('select private.schedule_jobs() as problem')
      if (row?.['problem']) throw new Error(String(row['problem']))
    },
  }
}
