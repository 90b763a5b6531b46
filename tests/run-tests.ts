import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { postgresPrograms } from './database/support/postgres-cluster.ts'
import { prepareEngines } from './engines/prepare.ts'
import { ensureTestBrowser, isPinnedBrowserHere, whereBaselinesAreDrawn } from './helpers/test-browser.ts'

/*
 * `npm test`: the checks; unit, content, database and build tests; end-to-end, accessibility and visual tests; and the
 * main flows in Firefox and WebKit. Runs all parts even if one fails. If pictures differ, it ends with a review of them.
 */

type Tally = { passed: number; failed: number; skipped: number }
type Part = {
  title: string
  command: string
  env?: Record<string, string>
  /** Counts the results. */
  tally: (code: number) => Tally
}

const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const pinned = isPinnedBrowserHere()
await ensureTestBrowser()
const missing = await prepareEngines({ old: false })
if (!postgresPrograms()) missing.push('PostgreSQL 15 or newer (on Debian: sudo apt-get install postgresql)')

const parts: readonly Part[] = [
  { title: 'Checks', command: 'npm run --silent check', tally: checkTally },
  {
    title: 'Unit, content, database and build tests',
    command: `npx --no-install vitest run --config tests/vitest.config.ts --reporter=default --reporter=json --outputFile.json=${results}/vitest.json`,
    tally: (code) => vitestTally(code, 'vitest.json'),
  },
  {
    title: `Browser: end-to-end, accessibility${pinned ? ', screenshots' : ''}`,
    command: 'npx --no-install playwright test --config tests/playwright.config.ts --reporter=list,json',
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${results}/playwright.json` },
    tally: playwrightTally,
  },
  {
    title: 'Firefox and WebKit',
    command: `npx --no-install vitest run --config tests/engines/vitest.config.ts --reporter=default --reporter=json --outputFile.json=${results}/engines.json`,
    tally: (code) => vitestTally(code, 'engines.json'),
  },
]

const flaky: string[] = []
const tallies = parts.map(run)
if (!pinned) console.log(`\n${whereBaselinesAreDrawn}`)
for (const program of missing) console.log(`\nSkipped, because it is not installed: ${program}`)
reviewFailedPictures()
for (const name of flaky) console.log(`\nFlaky, passed only on retry: ${name}`)

const total = (key: keyof Tally) => tallies.reduce((sum, tally) => sum + tally[key], 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`)
process.exit(total('failed') > 0 ? 1 : 0)

function run({ title, command, env, tally }: Part): Tally {
  console.log(`\n${title}`)
  const began = Date.now()
  const { status } = spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  const counted = tally(status ?? 1)
  console.log(`${title}: ${((Date.now() - began) / 1000).toFixed(0)} s`)
  return counted
}

/** Writes before, after and difference of the first eight failed subjects to files that CI can keep. */
function reviewFailedPictures(): void {
  const file = `${results}/not-as-agreed.txt`
  if (!existsSync(file)) return
  const names = readFileSync(file, 'utf8').trim().split('\n')
  const shown = names.slice(0, 8)
  console.log(`\n${names.length} subjects differ from their baselines. Reviewing ${shown.length} of them`)
  const command = `npm run --silent review -- --folder ${results}/review ${shown.join(' ')}`
  spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
}

function checkTally(code: number): Tally {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
}

/** A run that failed without a failed test, for example because it did not start, counts as one failure. */
function counted(code: number, file: string, read: (report: never) => Tally): Tally {
  const report = `${results}/${file}`
  const tally = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')) as never)
    : { passed: 0, failed: 0, skipped: 0 }
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

function vitestTally(code: number, file: string): Tally {
  return counted(
    code,
    file,
    (report: { numPassedTests: number; numFailedTests: number; numPendingTests: number }) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
    }),
  )
}

type Suite = {
  suites?: Suite[]
  specs?: { title: string; file: string; tests: { status: string }[] }[]
}

function playwrightTally(code: number): Tally {
  return counted(
    code,
    'playwright.json',
    (report: {
      stats: { expected: number; unexpected: number; flaky: number; skipped: number }
      suites: Suite[]
    }) => {
      flaky.push(...report.suites.flatMap(flakyTests))
      return {
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected,
        skipped: report.stats.skipped,
      }
    },
  )
}

function flakyTests({ suites = [], specs = [] }: Suite): string[] {
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...suites.flatMap(flakyTests),
  ]
}
