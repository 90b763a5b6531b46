import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environmentNames } from '../../supabase/functions/_shared/environment.ts'
import { projectRoot } from '../../supabase/local/local-settings.ts'
import { run } from '../../supabase/local/run.ts'
import type { DeploySettings } from './settings.ts'
import type { Step } from './step.ts'

const help =
  'Is SUPABASE_ACCESS_TOKEN valid (dashboard, Account, Access Tokens), or have you run “npx supabase@3.1.0 login”?'

/** Runs the Supabase CLI, which npx downloads on first use. */
const supabaseCli = ({ environment }: DeploySettings, ...args: string[]): Promise<string> =>
  run('npx', ['--yes', 'supabase@3.1.0', ...args, '--yes'], environment)

/** A secret that stores the hash of the deployed functions. Supabase shows only the SHA-256 of each secret. */
const deployedName = 'DEPLOYED_FUNCTIONS'

export function secretsStep(settings: DeploySettings): Step {
  return {
    name: 'Secrets of the functions',
    help,
    async check() {
      const hashes = await hashesOfSecrets(settings)
      const changed = changedNames(hashes, settings.secrets)
      const removed = removedNames(hashes, settings)
      return [
        ...(changed.length > 0 ? [`not set, or different: ${changed.join(', ')}`] : []),
        ...(removed.length > 0 ? [`no longer in the deploy settings: ${removed.join(', ')}`] : []),
      ]
    },
    async apply() {
      await setSecrets(settings, settings.secrets)
      const removed = removedNames(await hashesOfSecrets(settings), settings)
      if (removed.length > 0)
        await supabaseCli(settings, 'secrets', 'unset', ...removed, `--remote=${settings.projectRef}`)
    },
  }
}

export function functionsStep(settings: DeploySettings): Step {
  const deployed = { [deployedName]: hashOfFunctions() }
  return {
    name: 'Functions',
    help,
    check: async () =>
      changedNames(await hashesOfSecrets(settings), deployed).length > 0
        ? ['the deployed functions are not up to date']
        : [],
    async apply() {
      await supabaseCli(settings, 'functions', 'deploy', '--use-api', `--remote=${settings.projectRef}`)
      await setSecrets(settings, deployed)
    },
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The SHA-256 of each secret of the project, by name. */
async function hashesOfSecrets(settings: DeploySettings): Promise<Map<string, string>> {
  const list = await supabaseCli(
    settings,
    ...['secrets', 'list', '--output', 'json', `--remote=${settings.projectRef}`],
  )
  return new Map((JSON.parse(list) as { name: string; value: string }[]).map((s) => [s.name, s.value]))
}

const changedNames = (hashes: ReadonlyMap<string, string>, secrets: Readonly<Record<string, string>>) =>
  Object.keys(secrets).filter((name) => hashes.get(name) !== sha256(secrets[name] ?? ''))

/** Optional variables of the functions that an earlier deploy set. */
const removedNames = (hashes: ReadonlyMap<string, string>, { secrets }: DeploySettings) =>
  environmentNames.filter((name) => hashes.has(name) && !(name in secrets) && !name.startsWith('SUPABASE_'))

/** Uses a file, because command-line arguments are visible to other users of the machine. */
async function setSecrets(
  settings: DeploySettings,
  secrets: Readonly<Record<string, string>>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  try {
    const file = join(folder, '.env')
    const lines = Object.entries(secrets).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    writeFileSync(file, lines.join(''), { mode: 0o600 })
    await supabaseCli(settings, 'secrets', 'set', '--env-file', file, `--remote=${settings.projectRef}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function hashOfFunctions(): string {
  const folder = join(projectRoot, 'supabase/functions')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|json)$/.test(file) && !/\.test\.ts$/.test(file))
    .sort()
  return sha256(files.map((file) => `${file}\n${readFileSync(join(folder, file), 'utf8')}`).join('\n'))
}
