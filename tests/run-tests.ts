import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { baselineBrowser } from './helpers/baseline-browser.ts'
import { ensureBrowserLibraries } from './helpers/browser-libraries.ts'

/*
 * `npm test`: every check there is. The quick ones first; then unit, content, database and build tests; then the
 * browser: end-to-end, accessibility, screenshots. Later parts run also when an earlier one failed, so that one run
 * tells all.
 */

type Tally = { passed: number; failed: number; skipped: number }

const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
ensureBrowserLibraries(await baselineBrowser())

const tallies = [
  part('Checks', 'npm run --silent check', {}, checkTally),
  part(
    'Unit, content, database and build tests',
    `npx --no-install vitest run --config tests/vitest.config.ts --reporter=default --reporter=json --outputFile.json=${results}/vitest.json`,
    {},
    (code) => vitestTally(code),
  ),
  part(
    'Browser: end-to-end, accessibility, screenshots',
    'npx --no-install playwright test --config tests/playwright.config.ts --reporter=list,json',
    { PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${results}/playwright.json` },
    (code) => playwrightTally(code),
  ),
]

const total = (key: keyof Tally) => tallies.reduce((sum, tally) => sum + tally[key], 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`)
process.exit(total('failed') > 0 ? 1 : 0)

function part(
  title: string,
  command: string,
  env: Record<string, string>,
  tally: (code: number) => Tally,
): Tally {
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

function checkTally(code: number): Tally {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
}

/** A run that ended badly without a failed test (it did not start, say) counts as one failure. */
function counted(code: number, file: string, read: (report: never) => Tally): Tally {
  const report = `${results}/${file}`
  const tally = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')) as never)
    : { passed: 0, failed: 0, skipped: 0 }
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

function vitestTally(code: number): Tally {
  return counted(
    code,
    'vitest.json',
    (report: { numPassedTests: number; numFailedTests: number; numPendingTests: number }) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
    }),
  )
}

function playwrightTally(code: number): Tally {
  return counted(
    code,
    'playwright.json',
    (report: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }) => ({
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
      skipped: report.stats.skipped,
    }),
  )
}
