import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type BaseCommit, git } from './base-commit.ts'

const cache = resolve('node_modules/.cache/review')
/** Of older commits. */
const keptCommits = 3

export const afterFolder = join(cache, 'after')
const commitFolder = ({ sha }: BaseCommit) => join(cache, sha)
export const beforeFolder = (base: BaseCommit) => join(commitFolder(base), 'drawings')
/** The base's built site. */
export const beforeSite = (base: BaseCommit) => join(commitFolder(base), 'tree/dist')

/** Draws the site as it is here and as it was at the base. What was drawn of the base before is there already. */
export async function drawSides(base: BaseCommit, wanted: readonly string[]): Promise<void> {
  mkdirSync(cache, { recursive: true })
  await Promise.all([
    run('tsx', ['tests/review/draw.ts', '--out', afterFolder, ...wanted], process.cwd()),
    drawBase(base, wanted),
  ])
  forgetOldCommits(base)
}

async function drawBase(base: BaseCommit, wanted: readonly string[]): Promise<void> {
  const tree = join(commitFolder(base), 'tree')
  if (!existsSync(tree)) await checkOut(base, tree)
  const drawing = ['tests/review/draw.ts', '--out', beforeFolder(base), '--keep', ...wanted]
  if (existsSync(join(tree, 'tests/review/draw.ts'))) return run('tsx', drawing, tree)
  // A commit from before there were reviews: this checkout draws its site.
  if (!existsSync(join(tree, 'dist/client'))) await run('npm', ['run', '--silent', 'build'], tree)
  await run('tsx', drawing, process.cwd(), { SITE_DIR: join(tree, 'dist') })
}

/** The base's built site, for what is not drawn: figures. */
export async function builtBase(base: BaseCommit): Promise<string> {
  const tree = join(commitFolder(base), 'tree')
  if (!existsSync(tree)) await checkOut(base, tree)
  if (!existsSync(join(beforeSite(base), 'assets.json'))) await run('npm', ['run', '--silent', 'build'], tree)
  return beforeSite(base)
}

/** A worktree of its own, so that nothing that is being edited is touched; with these packages where they are its own. */
async function checkOut({ sha }: BaseCommit, tree: string): Promise<void> {
  const making = `${tree}.${process.pid}`
  git('worktree', 'prune')
  git('worktree', 'add', '--force', '--detach', making, sha)
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lock(making) === lock('.')) symlinkSync(resolve('node_modules'), join(making, 'node_modules'))
  else await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], making)
  git('worktree', 'move', making, tree)
}

function forgetOldCommits(base: BaseCommit): void {
  const commits = readdirSync(cache)
    .filter((name) => /^[0-9a-f]{40}$/.test(name) && name !== base.sha)
    .map((name) => join(cache, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const folder of commits.slice(keptCommits - 1)) rmSync(folder, { recursive: true, force: true })
  git('worktree', 'prune')
}

function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(
      command === 'npm' ? 'npm' : 'npx',
      command === 'npm' ? args : ['--no-install', command, ...args],
      {
        cwd,
        env: { ...process.env, ...env },
        shell: process.platform === 'win32',
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.once('error', failed)
    child.once('close', (code) =>
      code === 0 ? done() : failed(new Error(`${command} ${args.join(' ')} failed in ${cwd}\n${output}`)),
    )
  })
}
