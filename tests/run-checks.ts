import { exec, spawnSync } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

/* `npm run check`: all checks that need no build and no browser. `-- --fix` formats and sorts imports first. */

type Check = { name: string; command: string; shorten?: (output: string) => string }

const cache = 'node_modules/.cache/check'
const checks: readonly Check[] = [
  { name: 'content', command: 'tsx content/validate.ts' },
  {
    name: 'types',
    command: `tsc --noEmit --incremental --tsBuildInfoFile ${cache}/whole.tsbuildinfo --pretty false`,
    shorten: shortestFirst,
  },
  { name: 'lint, format, import order', command: 'biome check --error-on-warnings .' },
  {
    name: 'dead code',
    command: `knip --config tests/knip.jsonc --no-progress --cache --cache-location ${cache}/knip`,
  },
  { name: 'generated files', command: 'tsx tests/generated-files.ts' },
  { name: 'dependencies', command: 'tsx tests/supply-chain.ts' },
]

const began = Date.now()
if (process.argv.includes('--fix'))
  spawnSync('node_modules/.bin/biome', ['check', '--write', '.'], { stdio: 'inherit' })
const results = await Promise.all(checks.map(run))
const failed = results.filter((passed) => !passed).length
console.log(`${failed ? `${failed} of ${checks.length} checks failed` : 'All checks pass'} (${seconds()})`)
process.exitCode = failed ? 1 : 0

/**
 * Errors without their explanation, unless that names a missing property. The shortest names the wrong value itself; the
 * others, all types around it.
 */
function shortestFirst(output: string): string {
  const errors = output
    .replace(/ error TS\d+: .*\n(?: .*\n)*? +(Property '[^']+' is missing).*/g, ' $1')
    .split('\n')
    .filter((line) => !line.startsWith(' '))
  const sorted = errors.toSorted((a, b) => a.length - b.length)
  return sorted.map((line) => (line.length > 300 ? `${line.slice(0, 300)}…` : line)).join('\n')
}

function run({ name, command, shorten = (output) => output }: Check): Promise<boolean> {
  // Run tools from PATH: npx takes a second for each.
  const env = { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env['PATH']}` }
  return new Promise((done) => {
    exec(`${command} 2>&1`, { env, maxBuffer: Number.POSITIVE_INFINITY }, (error, output) => {
      console.log(`${error ? 'FAILED' : 'ok    '} ${name} (${seconds()})`)
      if (error) console.log(shorten(output.trimEnd()))
      else if (name === 'content' && output) console.log(output.trimEnd())
      done(!error)
    })
  })
}

function seconds(): string {
  return `${((Date.now() - began) / 1000).toFixed(1)} s`
}
