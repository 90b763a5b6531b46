import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './local-settings.ts'

/** Everything that a build of the site depends on. */
const pageSources = [
  'content',
  'data-access',
  'pages',
  'public',
  'renderer',
  'ui',
  'supabase/functions/_shared',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

const stampFile = 'built-from'

/**
 * A hash of the names, sizes and modification times of all sources, and of the variables that a build reads. It also
 * changes when a file is removed or an older version is checked out.
 */
export function sourceStamp(): string {
  const hash = createHash('sha256').update(process.versions.node)
  for (const name of Object.keys(process.env).sort()) {
    if (/^(VITE_|SITE_(URL|PREVIEW)$)/.test(name)) hash.update(`${name}=${process.env[name]}\n`)
  }
  for (const source of pageSources) describe(join(projectRoot, source))
  return hash.digest('hex')

  function describe(path: string): void {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (!stats) return
    if (stats.isDirectory()) {
      for (const name of readdirSync(path).sort()) describe(join(path, name))
    } else {
      hash.update(`${path} ${stats.size} ${stats.mtimeMs}\n`)
    }
  }
}

/** Whether the site in `siteDir` was built from the current sources. */
export function isBuilt(siteDir: string): boolean {
  try {
    return readFileSync(join(siteDir, stampFile), 'utf8') === sourceStamp()
  } catch {
    return false
  }
}

/**
 * Runs `npm run build` and saves the source stamp.
 *
 * @throws Error with the build's output if it fails
 */
export async function buildSite(siteDir: string): Promise<void> {
  const stamp = sourceStamp()
  rmSync(join(siteDir, stampFile), { force: true })
  await runBuild()
  mkdirSync(siteDir, { recursive: true })
  writeFileSync(join(siteDir, stampFile), stamp)
}

let running: ReturnType<typeof spawn> | undefined

/** Stops a running build and its child processes. */
export function stopBuild(): void {
  if (!running?.pid) return
  try {
    process.kill(-running.pid, 'SIGTERM')
  } catch {
    running.kill()
  }
}

function runBuild(): Promise<void> {
  return new Promise((resolve, reject) => {
    const windows = process.platform === 'win32'
    running = spawn('npm', ['run', '--silent', 'build'], {
      cwd: projectRoot,
      shell: windows,
      // Its own process group, so that `stopBuild` can kill all of it.
      detached: !windows,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    running.stdout?.on('data', (chunk) => {
      output += chunk
    })
    running.stderr?.on('data', (chunk) => {
      output += chunk
    })
    running.once('error', reject)
    running.once('close', (code) => {
      running = undefined
      if (code === 0) resolve()
      else reject(new Error(`The site could not be built:\n${output.trimEnd()}`))
    })
  })
}
