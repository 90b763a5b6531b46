import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import ensureBuilt from '../build/ensure-built.ts'
import { isPinnedBrowserHere, whereBaselinesAreDrawn } from '../helpers/test-browser.ts'
import { subjects } from '../visual/matrix/subjects.ts'

/*
 * `npm run review [-- NAME …]`: a Playwright report of visual and text differences from the merge base with main.
 * Runs the visual tests with that commit's baselines, draws the differing subjects in a checkout of that commit, and then
 * again here, to attach both pictures. `--folder DIR` writes the report instead of opening it.
 */

const { values, positionals } = parseArgs({
  options: { base: { type: 'string' }, folder: { type: 'string' } },
  allowPositionals: true,
})
if (!isPinnedBrowserHere()) fail(`A review needs the pinned browser. ${whereBaselinesAreDrawn}`)

await ensureBuilt()
const chosen = subjects.filter(
  ({ name }) => positionals.length === 0 || positionals.some((start) => name.startsWith(start)),
)
if (chosen.length === 0) fail(`No subject’s name starts with ${positionals.join(' or ')}`)
const base = git('merge-base', 'HEAD', values.base ?? 'origin/HEAD')
console.log(`Comparing ${chosen.length} subjects with ${base}`)
const tree = checkOut(base)
const scratch = dirname(tree)
const report = resolve(values.folder ?? join(scratch, 'report'))
const changed = compare()
git('worktree', 'remove', '--force', tree)
if (!changed) console.log('Nothing has changed')
else if (values.folder) console.log(`${report}/index.html`)
else spawnSync('npx', ['--no-install', 'playwright', 'show-report', report], { stdio: 'inherit' })

/** @returns whether anything differs and there is a report */
function compare(): boolean {
  const [baselines, pictures] = [join(tree, 'visual-baselines'), join(scratch, 'pictures')]
  // This test finds removed subjects, which have no test of their own.
  const everything = positionals.length === 0 ? ['every baseline'] : []
  const names = chosen.map(({ name }) => name)
  if (visualTests([...names, ...everything], 'line', { COMPARE_WITH: baselines })) return false
  const list = join(scratch, 'results/not-as-agreed.txt')
  const differing = existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : []
  console.log(
    `${differing.length} subjects differ. Drawing them at the base commit\n  ${differing.join('\n  ')}`,
  )
  if (differing.length > 0) visualTests(differing, 'line', { KEEP_PICTURES: pictures }, tree)
  visualTests([...differing, ...everything], 'html', { COMPARE_WITH: baselines, PICTURES_BEFORE: pictures })
  return true
}

/** @returns whether everything matches */
function visualTests(names: readonly string[], reporter: string, env: NodeJS.ProcessEnv, cwd = '.'): boolean {
  const titles = names.map((name) => name.replaceAll('.', '\\.')).join('|')
  const which = ['--project', 'visual', '--grep', ` (${titles}) is as agreed`, '--retries', '0']
  const where = ['--reporter', reporter, '--output', join(scratch, 'results')]
  const command = ['playwright', 'test', '--config', 'tests/playwright.config.ts', ...which, ...where]
  const html = { PLAYWRIGHT_HTML_OPEN: 'never', PLAYWRIGHT_HTML_OUTPUT_DIR: report }
  // Only the report shows each difference; the runs before it find out what to draw.
  const stdio = reporter === 'html' ? 'inherit' : 'ignore'
  const options = { cwd, stdio, env: { ...process.env, ...html, ...env } } as const
  return spawnSync('npx', ['--no-install', ...command], options).status === 0
}

/** Checks out a commit in a temporary worktree, sharing node_modules if the lock files are equal. */
function checkOut(sha: string): string {
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

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
