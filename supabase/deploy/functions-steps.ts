import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../local/local-settings.ts'
import type { DeploySettings } from './settings.ts'
import type { Step } from './step.ts'
import { supabaseCli } from './supabase-cli.ts'

const help =
  'Is SUPABASE_ACCESS_TOKEN valid (dashboard, Account, Access Tokens), or have you run “npx supabase@3.1.0 login”?'

/** A project tells of a secret only its hash; this one is the hash of the functions that were deployed. */
const deployedName = 'DEPLOYED_FUNCTIONS'

export function secretsStep(settings: DeploySettings): Step {
  return {
    name: 'Secrets of the functions',
    help,
    async look() {
      const names = await differing(settings, settings.secrets)
      return names.length > 0 ? [`not set, or to other values: ${names.join(', ')}`] : []
    },
    make: () => setSecrets(settings, settings.secrets),
  }
}

export function functionsStep(settings: DeploySettings): Step {
  const deployed = { [deployedName]: hashOfFunctions() }
  return {
    name: 'Functions',
    help,
    look: async () =>
      (await differing(settings, deployed)).length > 0 ? ['the functions are not those of this folder'] : [],
    async make() {
      await supabaseCli(settings, 'functions', 'deploy', '--use-api', `--remote=${settings.projectRef}`)
      await setSecrets(settings, deployed)
    },
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

async function differing(
  settings: DeploySettings,
  secrets: Readonly<Record<string, string>>,
): Promise<string[]> {
  const list = await supabaseCli(
    settings,
    ...['secrets', 'list', '--output', 'json', `--remote=${settings.projectRef}`],
  )
  const hashes = new Map(
    (JSON.parse(list) as { name: string; value: string }[]).map((s) => [s.name, s.value]),
  )
  return Object.entries(secrets)
    .filter(([name, value]) => hashes.get(name) !== sha256(value))
    .map(([name]) => name)
}

/** By a file: what stands in a command can be read by everybody on the machine. */
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
