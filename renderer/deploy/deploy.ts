import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connectPostgres } from '../../supabase/local/backend/open-postgres.ts'
import { projectRoot } from '../../supabase/local/local-settings.ts'
import { functionsStep } from './functions-step.ts'
import { readDeploySettings } from './settings.ts'
import { answerStep, buildStep, databaseStep, publishStep, type Step, schedulesStep } from './steps.ts'

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
    buildStep,
    databaseStep(settings, database),
    functionsStep(settings),
    schedulesStep(database),
    answerStep(settings),
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
async function runStep({ name, help, check, apply }: Step, onlyCheck: boolean): Promise<string[] | 'failed'> {
  try {
    let found = await check()
    if (found.length > 0 && apply && !onlyCheck) {
      console.log(`→ ${name}: ${found.join('; ')}`)
      await apply()
      // A CDN may need some time to update.
      for (let tries = 0; found.length > 0 && tries < 30; tries += 1) {
        if (tries > 0) await wait(2000)
        found = await check()
      }
    }
    if (found.length === 0) {
      console.log(`✓ ${name}`)
      return []
    }
    if (apply && !onlyCheck) throw new Error(found.join('\n'))
    console.log(`✗ ${name}: ${found.join('; ')}`)
    return found
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    console.error(`✗ ${name}: ${said}`)
    if (onlyCheck) return [`${name}: ${said}`]
    console.error(`  ${help}\n  Then run the same command again; finished steps are skipped.`)
    return 'failed'
  }
}
