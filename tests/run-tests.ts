import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { postgresPrograms } from './database/support/postgres-cluster.ts'
import { prepareEngines } from './engines/prepare.ts'
import { ensureTestBrowser, isPinnedBrowserHere, whereBaselinesAreDrawn } from './helpers/test-browser.ts'

/*
 * `npm test`: the checks; unit, content, database and build tests; end-to-end, accessibility and visual tests; and the
 * main flows in Firefox and WebKit. Runs all parts even if one fails. If pictures differ, it ends with a review of them.
 */

const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const pinned = isPinnedBrowserHere()
await ensureTestBrowser()
const missing = await prepareEngines({ old: false })
if (!postgresPrograms()) missing.push('PostgreSQL 15 or newer (on Debian: sudo apt-get install postgresql)')

const parts: Readonly<Record<string, string>> = {
  Checks: 'npm run --silent check',
  'Unit, content, database and build tests': 'npm run --silent test:unit',
  [`Browser: end-to-end, accessibility${pinned ? ', screenshots' : ''}`]: 'npm run --silent test:browser',
  'Firefox and WebKit': 'npx --no-install vitest run --config tests/engines/vitest.config.ts',
}

const seconds = (since: number) => ((Date.now() - since) / 1000).toFixed(0)
const began = Date.now()
const failed = Object.entries(parts).flatMap(([title, command]) => {
  console.log(`\n${title}`)
  const start = Date.now()
  const passed = run(command)
  console.log(`${title}: ${passed ? 'passed' : 'FAILED'} (${seconds(start)} s)`)
  return passed ? [] : [title]
})
if (!pinned) console.log(`\n${whereBaselinesAreDrawn}`)
for (const program of missing) console.log(`\nSkipped, because it is not installed: ${program}`)
reviewFailedPictures()
const summary = failed.length > 0 ? `Failed: ${failed.join('; ')}` : 'All tests pass'
console.log(`\n${summary} (${seconds(began)} s)`)
process.exit(failed.length > 0 ? 1 : 0)

/** @returns whether it passed */
function run(command: string): boolean {
  return spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

/** Writes before, after and difference of the first eight failed subjects to files that CI can keep. */
function reviewFailedPictures(): void {
  const file = `${results}/not-as-agreed.txt`
  if (!existsSync(file)) return
  const names = readFileSync(file, 'utf8').trim().split('\n')
  const shown = names.slice(0, 8)
  console.log(`\n${names.length} subjects differ from their baselines. Reviewing ${shown.length} of them`)
  run(`npm run --silent review -- --folder ${results}/review ${shown.join(' ')}`)
}
