import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The merge base with main, or with the wanted revision. */
export const baseCommit = (wanted = 'origin/HEAD') => git('merge-base', 'HEAD', wanted)

/** Checks out a commit in a temporary worktree, sharing node_modules if the lock files are equal. */
export function checkOut(sha: string): string {
  const tree = join(mkdtempSync(join(tmpdir(), 'review-')), 'tree')
  git('worktree', 'add', '--detach', tree, sha)
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lock(tree) === lock('.')) symlinkSync(resolve('node_modules'), join(tree, 'node_modules'))
  else {
    console.log('Installing the packages of that commit')
    execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: tree, stdio: 'pipe' })
  }
  return tree
}

export const removeCheckout = (tree: string) => git('worktree', 'remove', '--force', tree)

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}
