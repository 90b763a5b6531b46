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
 * `npm run deploy`: brings a hosted project and the site to what is in this folder, step by step (README.md beside it). A
 * second run changes only what is not yet so.
 *
 * --dry-run says what each step would change; --check what is not as it should be; neither changes anything.
 * --env FILE instead of `.env.deploy`. --rehearse deploys to a throw-away project on this machine.
 */
const { values: flags } = parseArgs({
  options: {
    'dry-run': { type: 'boolean' },
    check: { type: 'boolean' },
    rehearse: { type: 'boolean' },
    env: { type: 'string', default: '.env.deploy' },
  },
})

const onlyLooks = Boolean(flags['dry-run'] || flags.check)

if (flags.rehearse) {
  const { rehearse } = await import('../../tests/hosted/rehearse.ts')
  await rehearse()
} else {
  const done = await deploy(resolve(projectRoot, flags.env)).catch((error: Error) => {
    console.error(error.message)
    return false
  })
  process.exitCode = done ? 0 : 1
}

async function deploy(file: string): Promise<boolean> {
  const settings = readDeploySettings(file)
  // The build, and what tells whether it is done, read these.
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
  const left: string[] = []
  try {
    for (const step of steps) {
      const outcome = await take(step)
      if (outcome === 'failed') return false
      left.push(...outcome)
    }
  } finally {
    await sql.end({ timeout: 1 })
  }
  console.log(
    `\n${left.length} left to do but to book a call at ${settings.siteUrl}/schedule, and to cancel it by the link in its mail`,
  )
  for (const line of left) console.log(`- ${line}`)
  return left.length === 0 || !flags.check
}

/** @returns what is left to do */
async function take(step: Step): Promise<string[] | 'failed'> {
  try {
    const found = await step.look()
    if (found.length === 0 && !(step.always && !onlyLooks)) {
      console.log(`✓ ${step.name}`)
      return []
    }
    if (onlyLooks || !step.make) {
      console.log(`${flags['dry-run'] && step.make ? '→' : '✗'} ${step.name}: ${found.join('; ')}`)
      return found
    }
    console.log(`→ ${step.name}${found.length > 0 ? `: ${found.join('; ')}` : ''}`)
    await step.make()
    const still = await step.look()
    if (still.length > 0) throw new Error(still.join('\n'))
    console.log(`✓ ${step.name}`)
    return []
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    console.error(`✗ ${step.name}: ${said}`)
    if (onlyLooks) return [`${step.name}: ${said}`]
    console.error(`  ${step.help}\n  Then run the same command again: what is done is not done twice.`)
    return 'failed'
  }
}
