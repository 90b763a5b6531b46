import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apply, whatIsNotApplied } from '../../supabase/local/backend/apply.ts'
import type { Database } from '../../supabase/local/backend/database.ts'
import { projectRoot } from '../../supabase/local/local-settings.ts'
import { run } from '../../supabase/local/run.ts'
import { buildSite, isBuilt } from '../../supabase/local/site-build.ts'
import type { DeploySettings } from './settings.ts'

/** A step of a deploy. Idempotent: it is skipped if `check` finds nothing. */
export interface Step {
  readonly name: string
  /** Returns what is not up to date, without changing anything. */
  check(): Promise<string[]>
  /** Brings it up to date. Undefined if only a person can do that; `check` then says what to do. */
  apply?(): Promise<unknown>
  /** What to try if it fails. */
  readonly help: string
}

const dist = join(projectRoot, 'dist')

/** The build also checks that the content is ready for a release. */
export const buildStep: Step = {
  name: 'Build',
  help: 'The lines above name the file, the field and the reason.',
  check: async () =>
    isBuilt(dist) ? [] : ['dist/client was not built from these sources with these settings'],
  apply: () => buildSite(dist),
}

/** Migrations, rules, and the settings of the deployment that are stored in the database. */
export function databaseStep({ backendUrl, sweepSecret }: DeploySettings, database: Database): Step {
  const settings = [`${backendUrl}/functions/v1/sweep-outbox`, sweepSecret]
  return {
    name: 'Database',
    help: 'Is DATABASE_URL the address of “Session pooler”, with the right password, and PGSSLROOTCERT the certificate of the dashboard? An error with a file and a line: mend it there. The database is as it was.',
    async check() {
      const found = await whatIsNotApplied(database)
      if (found.length > 0) return found
      const [same] = await database.query(
        'select from private.settings where sweep_url = $1 and sweep_secret = $2',
        settings,
      )
      return same ? [] : ['sweep_url or sweep_secret of private.settings has another value']
    },
    async apply() {
      await apply(database)
      await database.query('update private.settings set sweep_url = $1, sweep_secret = $2', settings)
    },
  }
}

/** The pg_cron jobs: send mails that no browser requested and delete old data; read the owner's calendars. */
export const schedulesStep = ({ query }: Database): Step => ({
  name: 'Schedules',
  help: 'Dashboard, Integrations: enable “Cron” (pg_cron), and in Database, Extensions “pg_net”. Then deploy again.',
  async check() {
    const jobs = await query(
      "select from cron.job where active and jobname in ('sweep-outbox', 'read-calendars')",
    )
    return jobs.length < 2 ? ['a job is not scheduled'] : []
  },
  async apply() {
    const [row] = await query('select private.schedule_jobs() as problem')
    if (row?.['problem']) throw new Error(String(row['problem']))
  },
})

/** Does what the timer does each minute, which needs the functions, all their settings and the database. */
export const answerStep = ({ backendUrl, sweepSecret }: DeploySettings): Step => ({
  name: 'The functions answer',
  help: 'See Dashboard, Edge Functions, Logs.',
  async check() {
    const headers = { apikey: sweepSecret }
    const answer = await fetch(`${backendUrl}/functions/v1/sweep-outbox`, { method: 'POST', headers })
    return answer.ok ? [] : [`sweep-outbox answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`]
  },
  // PostgREST reads a new schema a few seconds later: it is asked again.
  apply: async () => undefined,
})

/** Comes after the backend: old pages work with the new backend, but new pages may need it. */
export const publishStep = ({ siteUrl, publishCommand }: DeploySettings): Step => ({
  name: 'Static files',
  help: 'Does PUBLISH_COMMAND publish dist/client, and does SITE_URL point to that host?',
  async check() {
    const live = await fetch(siteUrl).then(
      (answer) => answer.text(),
      () => '',
    )
    return live === readFileSync(join(dist, 'client/index.html'), 'utf8')
      ? []
      : [`publish dist/client at ${siteUrl}, which serves another version`]
  },
  ...(publishCommand && { apply: () => run(publishCommand) }),
})
