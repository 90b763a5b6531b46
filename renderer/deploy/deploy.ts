import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { connectPostgres } from '../../supabase/local/backend/open-postgres.ts'
import { projectRoot } from '../../supabase/local/local-settings.ts'
import { databaseSettingsStep, databaseStep, schedulesStep } from './database-steps.ts'
import { functionsStep, secretsStep } from './functions-steps.ts'
import { requestsStep } from './requests-step.ts'
import { readDeploySettings } from './settings.ts'
import { buildStep, publishStep } from './site-steps.ts'
import type { Step } from './step.ts'

/*
 * `npm run deploy`: brings a hosted project and the site up to date, step by step (README.md in this folder). It is
 * idempotent: steps that are up to date are skipped.
 *
 * --check prints what is not up to date, and changes nothing. --env FILE reads another file than `.env.deploy`.
 */
const done = await deploy(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message)
  return false
})
process.exitCode = done ? 0 : 1

async function deploy(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: { check: { type: 'boolean', default: false }, env: { type: 'string', default: '.env.deploy' } },
  })
  const { check: onlyCheck, env } = values
  const settings = readDeploySettings(resolve(projectRoot, env))
  // Read by the build, by `isBuilt` and by the database's driver.
  Object.assign(process.env, settings.environment)
  const database = connectPostgres(settings.databaseUrl)
  const steps = [
    buildStep(),
    databaseStep(database),
    secretsStep(settings),
    functionsStep(settings),
    databaseSettingsStep(settings, database),
    schedulesStep(database),
    requestsStep(settings, database),
    publishStep(settings),
  ]
  const remaining: string[] = []
  try {
    for (const step of steps) {
      const outcome = await runStep(step, onlyCheck)
      if (outcome === 'failed') return false
      remaining.push(...outcome)
    }
  } finally {
    await database.close()
  }
  console.log(
    `\nLeft to do: ${remaining.length}. Then book a call at ${settings.siteUrl}/schedule, and cancel it with the link in its mail.`,
  )
  for (const line of remaining) console.log(`- ${line}`)
  return remaining.length === 0 || !onlyCheck
}

/** @returns what is left to do, or 'failed' if the deploy has to stop */
async function runStep(step: Step, onlyCheck: boolean): Promise<string[] | 'failed'> {
  try {
    const found = await step.check()
    if (found.length === 0 && !(step.always && !onlyCheck)) {
      console.log(`✓ ${step.name}`)
      return []
    }
    if (onlyCheck || !step.apply) {
      console.log(`✗ ${step.name}: ${found.join('; ')}`)
      return found
    }
    console.log(`→ ${step.name}${found.length > 0 ? `: ${found.join('; ')}` : ''}`)
    await step.apply()
    const still = await step.check()
    if (still.length > 0) throw new Error(still.join('\n'))
    console.log(`✓ ${step.name}`)
    return []
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    console.error(`✗ ${step.name}: ${said}`)
    if (onlyCheck) return [`${step.name}: ${said}`]
    console.error(`  ${step.help}\n  Then run the same command again; finished steps are skipped.`)
    return 'failed'
  }
}
