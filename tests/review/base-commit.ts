import { execFileSync, spawnSync } from 'node:child_process'

export type BaseCommit = { sha: string; title: string }

/**
 * What a review compares with: where this branch left the main one; on the main branch itself the last commit, or the
 * one before it where nothing is uncommitted.
 *
 * @param wanted another revision
 * @throws Error where there is no such commit
 */
export function baseCommit(wanted?: string): BaseCommit {
  const sha = wanted ? commitOf(wanted) : mergeBase()
  if (!sha)
    throw new Error(
      `There is no commit ${wanted ?? 'to compare with'}. Name one: npm run review -- --base REVISION`,
    )
  return { sha, title: git('log', '-1', '--format=%s', sha) }
}

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

export function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}
