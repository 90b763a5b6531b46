import { apply, whatIsNotApplied } from '../../supabase/local/backend/apply.ts'
import type { Database } from '../../supabase/local/backend/database.ts'
import type { DeploySettings } from './settings.ts'
import type { Step } from './step.ts'

export function databaseStep(database: Database): Step {
  return {
    name: 'Database',
    help: 'Is DATABASE_URL the address of “Session pooler”, with the right password, and PGSSLROOTCERT the certificate of the dashboard? An error with a file and a line: mend it there. The database is as it was.',
    check: () => whatIsNotApplied(database),
    apply: () => apply(database),
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
      const [row] = await query('select sweep_url, sweep_secret from private.settings')
      return Object.entries(wanted).flatMap(([name, value]) =>
        row?.[name] === value ? [] : [`${name} has another value`],
      )
    },
    apply: () =>
      query('update private.settings set sweep_url = $1, sweep_secret = $2', Object.values(wanted)),
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
