import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { apply } from '../../supabase/local/backend/apply.ts'
import type { Database } from '../../supabase/local/backend/database.ts'
import { projectRoot } from '../../supabase/local/local-settings.ts'
import { run } from '../../supabase/local/run.ts'
import { buildSite, isBuilt } from '../../supabase/local/site-build.ts'
import type { DeploySettings } from './settings.ts'

/** A step of a deploy, which can be repeated. */
export interface Step {
  readonly name: string
  /** What to try if it fails. */
  readonly help: string
  /** Resolves to a text if something is left that only a person can do. */
  run(): Promise<unknown>
}

const dist = join(projectRoot, 'dist')

/** The build also checks that the content is ready for a release. */
export const buildStep: Step = {
  name: 'Build',
  help: 'The lines above name the file, the field and the reason.',
  run: async () => (isBuilt(dist) ? undefined : buildSite(dist)),
}

/** Migrations, rules, and the settings of the deployment that are stored in the database. */
export const databaseStep = ({ backendUrl, sweepSecret }: DeploySettings, database: Database): Step => ({
  name: 'Database',
  help: 'Is DATABASE_URL the address of “Session pooler”, with the right password, and PGSSLROOTCERT the certificate of the dashboard? An error with a file and a line: mend it there. The database is as it was.',
  async run() {
    await apply(database)
    await database.query('update private.settings set sweep_url = $1, sweep_secret = $2', [
      `${backendUrl}/functions/v1/sweep-outbox`,
      sweepSecret,
    ])
  },
})

/** The pg_cron jobs: send mails that no browser requested and delete old data; read the owner's calendars. */
export const schedulesStep = ({ query }: Database): Step => ({
  name: 'Schedules',
  help: 'Dashboard, Integrations: enable “Cron” (pg_cron), and in Database, Extensions “pg_net”. Then deploy again.',
  async run() {
    const [row] = await query('select private.schedule_jobs() as problem')
    if (row?.['problem']) throw new Error(String(row['problem']))
  },
})

/** Repeats a question for a minute, until nothing is wrong: PostgREST and CDNs need some time to update. */
async function untilRight(problemNow: () => Promise<string | undefined>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const problem = await problemNow()
    if (!problem) return
    if (tries === 30) throw new Error(problem)
    await wait(2000)
  }
}

/** Does what the timer does each minute, which needs the functions, all their settings and the database. */
export const answerStep = ({ backendUrl, sweepSecret }: DeploySettings): Step => ({
  name: 'The functions answer',
  help: 'See Dashboard, Edge Functions, Logs.',
  run: () =>
    untilRight(async () => {
      const headers = { apikey: sweepSecret }
      const answer = await fetch(`${backendUrl}/functions/v1/sweep-outbox`, { method: 'POST', headers })
      return answer.ok ? undefined : `${answer.status}: ${(await answer.text()).slice(0, 300)}`
    }),
})

/** Comes after the backend: old pages work with the new backend, but new pages may need it. */
export const publishStep = ({ siteUrl, publishCommand }: DeploySettings): Step => ({
  name: 'Static files',
  help: 'Does PUBLISH_COMMAND publish dist/client, and does SITE_URL point to that host?',
  async run() {
    const otherVersion = async () => {
      const live = await fetch(siteUrl).then(
        (answer) => answer.text(),
        () => '',
      )
      return live === readFileSync(join(dist, 'client/index.html'), 'utf8')
        ? undefined
        : `publish dist/client at ${siteUrl}, which serves another version`
    }
    if (!publishCommand) return otherVersion()
    await run(publishCommand)
    return untilRight(otherVersion)
  },
})
