import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { connectPostgres } from '../../supabase/local/backend/open-postgres.ts'
import { projectRoot } from '../../supabase/local/local-settings.ts'
import { functionsStep } from './functions-step.ts'
import { readDeploySettings } from './settings.ts'
import { answerStep, buildStep, databaseStep, publishStep, type Step, schedulesStep } from './steps.ts'

/*
 * `npm run deploy`: brings a hosted project and the site up to date, step by step (README.md in this folder). It can be
 * repeated at any time. `-- --env FILE` reads another file than `.env.deploy`.
 */
await deploy().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

async function deploy(): Promise<void> {
  const { values } = parseArgs({ options: { env: { type: 'string', default: '.env.deploy' } } })
  const settings = readDeploySettings(resolve(projectRoot, values.env))
  // Read by the build, by `isBuilt` and by the database's driver.
  Object.assign(process.env, settings.environment)
  const database = connectPostgres(settings.databaseUrl)
  const steps: Step[] = [
    buildStep,
    databaseStep(settings, database),
    functionsStep(settings),
    schedulesStep(database),
    answerStep(settings),
    publishStep(settings),
  ]
  try {
    for (const { name, help, run } of steps) {
      const left = await run().catch((error: Error) => {
        throw new Error(`✗ ${name}: ${error.message}\n  ${help}\n  Then run the same command again.`)
      })
      console.log(typeof left === 'string' ? `→ ${name}: ${left}` : `✓ ${name}`)
    }
  } finally {
    await database.close()
  }
  console.log(`\nBook a call at ${settings.siteUrl}/schedule, and cancel it with the link in its mail.`)
}
