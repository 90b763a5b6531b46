import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './local-settings.ts'
import { run } from './run.ts'

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
function sourceStamp(): string {
  const hash = createHash('sha256').update(process.versions.node)
  for (const name of Object.keys(process.env).sort()) {
    if (/^(VITE_|SITE_(URL|PREVIEW)$)/.test(name)) hash.update(`${name}=${process.env[name]}\n`)
  }
  const files = pageSources.flatMap((source) => {
    const path = join(projectRoot, source)
    if (!statSync(path).isDirectory()) return [path]
    return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
  })
  for (const file of files.sort()) {
    const stats = statSync(file)
    // vike writes and removes files in the sources' folders while it builds.
    if (stats.isFile()) hash.update(`${file} ${stats.size} ${stats.mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** Whether the site in `siteDir` was built from the current sources, and is still there. */
export function isBuilt(siteDir: string): boolean {
  const stamp = join(siteDir, stampFile)
  const isThere = existsSync(join(siteDir, 'client/index.html')) && existsSync(stamp)
  return isThere && readFileSync(stamp, 'utf8') === sourceStamp()
}

/**
 * Runs `npm run build` and saves the source stamp.
 *
 * @throws Error with the build's output if it fails
 */
export async function buildSite(siteDir: string): Promise<void> {
  const stamp = sourceStamp()
  rmSync(join(siteDir, stampFile), { force: true })
  await run('npm', ['run', '--silent', 'build']).catch((cause: Error) => {
    throw new Error(`The site could not be built:\n${cause.message}`, { cause })
  })
  writeFileSync(join(siteDir, stampFile), stamp)
}
