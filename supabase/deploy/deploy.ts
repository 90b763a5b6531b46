import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { projectRoot } from '../local/local-settings.ts'
import { databaseSettingsStep, migrationsStep, schedulesStep } from './database-steps.ts'
import { functionsStep, secretsStep } from './functions-steps.ts'
import { requestsStep } from './requests-step.ts'
import { readDeploySettings } from './settings.ts'
import { buildStep, mailDomainStep, publishStep } from './site-steps.ts'
import type { Step } from './step.ts'

/*
 * `npm run deploy`: brings a hosted project and the site up to date, step by step (README.md in this folder). It is
 * idempotent: steps that are up to date are skipped.
 *
 * --check prints what is not up to date, and changes nothing. --env FILE reads another file than `.env.deploy`.
 */
const { values: flags } = parseArgs({
  options: { check: { type: 'boolean', default: false }, env: { type: 'string', default: '.env.deploy' } },
})

const done = await deploy(resolve(projectRoot, flags.env)).catch((error: Error) => {
  console.error(error.message)
  return false
})
process.exitCode = done ? 0 : 1

async function deploy(file: string): Promise<boolean> {
  const settings = readDeploySettings(file)
  // Read by the build and by `isBuilt`.
  Object.assign(process.env, settings.environment)
  const sql = postgres(settings.databaseUrl, { max: 1, ssl: 'prefer', onnotice: () => undefined })
  const steps = [
    buildStep(),
    migrationsStep(settings, sql),
    secretsStep(settings),
    functionsStep(settings),
    databaseSettingsStep(settings, sql),
    schedulesStep(sql),
    requestsStep(settings, sql),
    publishStep(settings),
    mailDomainStep(settings),
  ]
  const remaining: string[] = []
  try {
    for (const step of steps) {
      const outcome = await runStep(step)
      if (outcome === 'failed') return false
      remaining.push(...outcome)
    }
  } finally {
    await sql.end({ timeout: 1 })
  }
  console.log(
    `\nLeft to do: ${remaining.length}. Then book a call at ${settings.siteUrl}/schedule, and cancel it with the link in its mail.`,
  )
  for (const line of remaining) console.log(`- ${line}`)
  return remaining.length === 0 || !flags.check
}

/** @returns what is left to do, or 'failed' if the deploy has to stop */
async function runStep(step: Step): Promise<string[] | 'failed'> {
  try {
    const found = await step.check()
    if (found.length === 0 && !(step.always && !flags.check)) {
      console.log(`✓ ${step.name}`)
      return []
    }
    if (flags.check || !step.apply) {
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
    if (flags.check) return [`${step.name}: ${said}`]
    console.error(`  ${step.help}\n  Then run the same command again; finished steps are skipped.`)
    return 'failed'
  }
}
