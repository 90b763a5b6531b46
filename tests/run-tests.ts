import { spawn } from 'node:child_process'
import { once } from 'node:events'
import ensureBuilt from './build/ensure-built.ts'
import { postgresPrograms } from './database/support/postgres-cluster.ts'
import { prepareEngines } from './engines/engines.ts'
import { ensureTestBrowser, isPinnedBrowserHere, whereBaselinesAreDrawn } from './helpers/test-browser.ts'

/* `npm test`: runs all parts even if one fails. */

const pinned = isPinnedBrowserHere()
await ensureTestBrowser()
const missing = prepareEngines()
if (!postgresPrograms()) missing.push('PostgreSQL 15 or newer (on Debian: sudo apt-get install postgresql)')

const howToJudge = `What was expected, what came, and the difference: npx playwright show-report test-results/report
If the change is meant: npm run baselines, look at git diff or your code host's picture diff, commit visual-baselines.
A changed color shows in most pictures. Judge gallery/elements-* and home-* by eye (five minutes), and skim the others.`
const failed: string[] = []
console.log(await run('Checks', 'npm run --silent check'))
await ensureBuilt()
// Side by side, because both often wait. What is printed beside the browser tests is printed after them.
const vitest = 'npx --no-install vitest run --config'
const units = run('Unit, content, database and build tests', `${vitest} tests/vitest.config.ts`, 'pipe')
const engines = units.then(() =>
  run('Firefox and WebKit', `${vitest} tests/engines/vitest.config.ts`, 'pipe'),
)
const browser = run(
  `Browser: end-to-end, accessibility${pinned ? ', screenshots' : ''}`,
  'npx --no-install playwright test --config tests/playwright.config.ts',
)
for (const part of [browser, units, engines]) console.log(await part)

if (!pinned) console.log(`\n${whereBaselinesAreDrawn}`)
for (const program of missing) console.log(`\nSkipped, because it is not installed: ${program}`)
if (failed.length > 0) console.log(`\n${howToJudge}`)
console.log(`\n${failed.length > 0 ? `Failed: ${failed.join('; ')}` : 'All tests passed'}`)
process.exit(failed.length > 0 ? 1 : 0)

async function run(title: string, command: string, output: 'inherit' | 'pipe' = 'inherit'): Promise<string> {
  let printed = `\n${title}\n`
  if (output === 'inherit') process.stdout.write(printed)
  const began = Date.now()
  const child = spawn(command, { shell: true, stdio: ['ignore', output, output] })
  const collect = (chunk: Buffer) => {
    printed += chunk
  }
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', collect)
  const [status] = await once(child, 'close')
  if (status !== 0) failed.push(title)
  return `${output === 'pipe' ? printed : ''}${title}: ${((Date.now() - began) / 1000).toFixed(0)} s`
}
