import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { DatabaseInUseError, lockDatabase } from './database-lock.ts'
import { projectRoot } from './local-settings.ts'
import { run } from './run.ts'

/** Everything that a build of the site depends on. */
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

/** Whether the site in `siteDir` was built from the current sources, and is still there. */
export function isBuilt(siteDir: string): boolean {
  const stamp = join(siteDir, stampFile)
  const isThere = existsSync(join(siteDir, 'client/index.html')) && existsSync(stamp)
  return isThere && readFileSync(stamp, 'utf8') === sourceStamp()
}

/**
 * Runs `npm run build` and saves the source stamp. Builds wait for each other, since they share a folder; one that
 * another process has completed meanwhile is not repeated.
 *
 * @throws Error with the build's output if it fails
 */
export async function buildSite(siteDir: string): Promise<void> {
  const unlock = await lockBuild()
  try {
    if (isBuilt(siteDir)) return
    const stamp = sourceStamp()
    rmSync(join(siteDir, stampFile), { force: true })
    await run('npm', ['run', '--silent', 'build']).catch((cause: Error) => {
      throw new Error(`The site could not be built:\n${cause.message}`, { cause })
    })
    mkdirSync(siteDir, { recursive: true })
    writeFileSync(join(siteDir, stampFile), stamp)
  } finally {
    unlock()
  }
}

async function lockBuild(): Promise<() => void> {
  const lock = join(projectRoot, '.cache/build')
  mkdirSync(join(projectRoot, '.cache'), { recursive: true })
  for (;;) {
    try {
      return lockDatabase(lock, { pid: process.pid, url: '', token: '' })
    } catch (error) {
      if (!(error instanceof DatabaseInUseError)) throw error
      // Of two that begin together, both may give way: a random pause lets one win.
      await setTimeout(200 + Math.random() * 300)
    }
  }
}
