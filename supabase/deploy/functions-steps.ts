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

/** A secret that stores the hash of the deployed functions. Supabase shows only the SHA-256 of each secret. */
const deployedName = 'DEPLOYED_FUNCTIONS'

export function secretsStep(settings: DeploySettings): Step {
  return {
    name: 'Secrets of the functions',
    help,
    async check() {
      const names = await changedNames(settings, settings.secrets)
      return names.length > 0 ? [`not set, or different: ${names.join(', ')}`] : []
    },
    apply: () => setSecrets(settings, settings.secrets),
  }
}

export function functionsStep(settings: DeploySettings): Step {
  const deployed = { [deployedName]: hashOfFunctions() }
  return {
    name: 'Functions',
    help,
    check: async () =>
      (await changedNames(settings, deployed)).length > 0
        ? ['the deployed functions are not up to date']
        : [],
    async apply() {
      await supabaseCli(settings, 'functions', 'deploy', '--use-api', `--remote=${settings.projectRef}`)
      await setSecrets(settings, deployed)
    },
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

async function changedNames(
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
