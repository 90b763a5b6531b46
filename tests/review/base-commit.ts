import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * The commit to compare with: the merge base with main. On main itself, the last commit, or the one before it if nothing
 * is uncommitted.
 *
 * @param wanted a revision to use instead
 * @throws Error if there is no such commit
 */
export function baseCommit(wanted: string | undefined): string {
  const sha = wanted ? commitOf(wanted) : mergeBase()
  if (sha) return sha
  const missing = wanted ?? 'to compare with'
  throw new Error(`There is no commit ${missing}. Choose one: npm run review -- --base REVISION`)
}

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

function mergeBase(): string | undefined {
  const head = commitOf('HEAD')
  const main = ['origin/HEAD', 'origin/main', 'main', 'origin/master', 'master'].find(commitOf)
  const base = main && git('merge-base', 'HEAD', main)
  if (base && base !== head) return base
  const changed = git('status', '--porcelain') !== ''
  return changed ? head : commitOf('HEAD~1')
}

function commitOf(revision: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`], {
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : undefined
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}
