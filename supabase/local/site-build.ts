import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './local-settings.ts'

/** Everything that a page is made from. */
export const pageSources = [
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
 * What the site would be built from now: names, sizes and times of all sources, and the variables that a build
 * reads. Equal stamps mean equal sites, also after a file was removed or an older version was checked out.
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

/** Whether the site in `siteDir` was built from what the sources are now. */
export function isBuilt(siteDir: string): boolean {
  try {
    return readFileSync(join(siteDir, stampFile), 'utf8') === sourceStamp()
  } catch {
    return false
  }
}

/**
 * Runs the project's own build and notes what it was built from.
 *
 * @throws Error with the build's output when it fails.
 */
export async function buildSite(siteDir: string): Promise<void> {
  const stamp = sourceStamp()
  rmSync(join(siteDir, stampFile), { force: true })
  await runBuild()
  mkdirSync(siteDir, { recursive: true })
  writeFileSync(join(siteDir, stampFile), stamp)
}

let running: ReturnType<typeof spawn> | undefined

/** Ends a build that is under way, with the processes that it started. */
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
      // A group of its own, so that all of it can be ended.
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
