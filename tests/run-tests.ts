import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { postgresPrograms } from './database/support/postgres-cluster.ts'
import { prepareEngines } from './engines/engines.ts'
import { ensureTestBrowser, isPinnedBrowserHere, whereBaselinesAreDrawn } from './helpers/test-browser.ts'

/*
 * `npm test`: the checks; unit, content, database and build tests; end-to-end, accessibility and visual tests; and the
 * main flows in Firefox and WebKit. Runs all parts even if one fails.
 */

const results = resolve('test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const pinned = isPinnedBrowserHere()
await ensureTestBrowser()
const missing = prepareEngines()
if (!postgresPrograms()) missing.push('PostgreSQL 15 or newer (on Debian: sudo apt-get install postgresql)')

const howToJudge = `What was expected, what came, and the difference: npx playwright show-report test-results/report
If the change is meant: npm run baselines, look at git diff or your code host's picture diff, commit visual-baselines.
A changed color shows in most pictures. Judge gallery/elements-* and home-* by eye (five minutes), and skim the others.`
const vitest = (config: string, report: string) =>
  `npx --no-install vitest run --config ${config} --reporter=default --reporter=junit --outputFile.junit=${results}/${report}`
const total = { tests: 0, failures: 0, errors: 0, skipped: 0 }
console.log(await run('Checks', 'npm run --silent check'))
// Side by side, because both often wait. What is printed beside the browser tests is printed after them.
const units = run(
  'Unit, content, database and build tests',
  vitest('tests/vitest.config.ts', 'units.xml'),
  'units.xml',
  'pipe',
)
const engines = units.then(() =>
  run('Firefox and WebKit', vitest('tests/engines/vitest.config.ts', 'engines.xml'), 'engines.xml', 'pipe'),
)
const browser = run(
  `Browser: end-to-end, accessibility${pinned ? ', screenshots' : ''}`,
  'npx --no-install playwright test --config tests/playwright.config.ts',
  'browser.xml',
)
for (const part of [browser, units, engines]) console.log(await part)

if (!pinned) console.log(`\n${whereBaselinesAreDrawn}`)
for (const program of missing) console.log(`\nSkipped, because it is not installed: ${program}`)
if (total.failures > 0) console.log(`\n${howToJudge}`)
const failed = total.failures + total.errors
console.log(`\n${total.tests - failed - total.skipped} passed, ${failed} failed, ${total.skipped} skipped`)
process.exit(failed > 0 ? 1 : 0)

/** A part that failed without a failed test, for example because it did not start, counts as one failure. */
async function run(title: string, command: string, report?: string, output: 'inherit' | 'pipe' = 'inherit') {
  let printed = `\n${title}\n`
  if (output === 'inherit') process.stdout.write(printed)
  const began = Date.now()
  const child = spawn(command, { shell: true, stdio: ['ignore', output, output] })
  const collect = (chunk: Buffer) => {
    printed += chunk
  }
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', collect)
  const [status] = await once(child, 'close')
  const file = `${results}/${report}`
  const suites = report && existsSync(file) ? readFileSync(file, 'utf8') : '<testsuite tests="1">'
  const before = total.failures + total.errors
  for (const [suite] of suites.matchAll(/<testsuite .*?>/g))
    for (const key of Object.keys(total) as (keyof typeof total)[])
      total[key] += Number(new RegExp(` ${key}="(\\d+)"`).exec(suite)?.[1] ?? 0)
  if (status !== 0 && total.failures + total.errors === before) total.failures += 1
  return `${output === 'pipe' ? printed : ''}${title}: ${((Date.now() - began) / 1000).toFixed(0)} s`
}
