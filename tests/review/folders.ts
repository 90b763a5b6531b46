import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type BaseCommit, git } from './base-commit.ts'

const cache = resolve('node_modules/.cache/review')

export const afterFolder = join(cache, 'after')
export const beforeFolder = ({ sha }: BaseCommit) => join(cache, sha, 'drawings')
export const baseTree = ({ sha }: BaseCommit) => join(cache, sha, 'tree')

/** Checks the base commit out beside this one, once; with these packages if its lock file is the same. */
export function checkOut(base: BaseCommit): void {
  mkdirSync(cache, { recursive: true })
  forgetOtherCommits(base)
  const tree = baseTree(base)
  if (existsSync(tree)) return
  const making = `${tree}.${process.pid}`
  git('worktree', 'add', '--force', '--detach', making, base.sha)
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lock(making) === lock('.')) symlinkSync(resolve('node_modules'), join(making, 'node_modules'))
  else {
    console.log('Installing the packages of that commit')
    execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: making, stdio: 'pipe' })
  }
  git('worktree', 'move', making, tree)
}

function forgetOtherCommits(base: BaseCommit): void {
  const others = readdirSync(cache).filter((name) => /^[0-9a-f]{40}$/.test(name) && name !== base.sha)
  for (const name of others) rmSync(join(cache, name), { recursive: true, force: true })
  git('worktree', 'prune')
}
