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

/** Runs the Supabase CLI, which npx downloads on first use, on the project. */
const supabaseCli = ({ environment, projectRef }: DeploySettings, ...args: string[]): Promise<string> =>
  run('npx', ['--yes', 'supabase@3.1.0', ...args, `--remote=${projectRef}`, '--yes'], environment)

/** A secret that stores the hash of the deployed functions. */
const deployedName = 'DEPLOYED_FUNCTIONS'

export function secretsStep(settings: DeploySettings): Step {
  return {
    name: 'Secrets of the functions',
    help,
    async check() {
      const { changed, removed } = await compareSecrets(settings, settings.secrets)
      return [
        ...(changed.length > 0 ? [`not set, or different: ${changed.join(', ')}`] : []),
        ...(removed.length > 0 ? [`no longer in the deploy settings: ${removed.join(', ')}`] : []),
      ]
    },
    async apply() {
      await setSecrets(settings, settings.secrets)
      const { removed } = await compareSecrets(settings, settings.secrets)
      if (removed.length > 0) await supabaseCli(settings, 'secrets', 'unset', ...removed)
    },
  }
}

export function functionsStep(settings: DeploySettings): Step {
  const deployed = { [deployedName]: hashOfFunctions() }
  return {
    name: 'Functions',
    help,
    async check() {
      const { changed } = await compareSecrets(settings, deployed)
      return changed.length > 0 ? ['the deployed functions are not up to date'] : []
    },
    async apply() {
      await supabaseCli(settings, 'functions', 'deploy', '--use-api')
      await setSecrets(settings, deployed)
    },
  }
}

type Secrets = Readonly<Record<string, string>>
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The wanted secrets that differ from the project's, of which Supabase shows only the SHA-256. */
async function compareSecrets(settings: DeploySettings, wanted: Secrets) {
  const list = await supabaseCli(settings, 'secrets', 'list', '--output', 'json')
  const hashes = new Map(
    (JSON.parse(list) as { name: string; value: string }[]).map((s) => [s.name, s.value]),
  )
  return {
    changed: Object.entries(wanted).flatMap(([name, value]) =>
      hashes.get(name) === sha256(value) ? [] : [name],
    ),
    /** Optional variables of the functions that an earlier deploy set. */
    removed: environmentNames.filter(
      (name) => hashes.has(name) && !(name in settings.secrets) && !name.startsWith('SUPABASE_'),
    ),
  }
}

/** Uses a file, because command-line arguments are visible to other users of the machine. */
async function setSecrets(settings: DeploySettings, secrets: Secrets): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  try {
    const file = join(folder, '.env')
    const lines = Object.entries(secrets).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    writeFileSync(file, lines.join(''), { mode: 0o600 })
    await supabaseCli(settings, 'secrets', 'set', '--env-file', file)
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
