import { exec, spawnSync } from 'node:child_process'

/*
 * `npm run check`: runs all checks that need no build and no browser, in parallel. `-- --fix` formats and sorts imports
 * first.
 */

const cache = 'node_modules/.cache/check'
const checks: Readonly<Record<string, string>> = {
  // Bundled into one file, which starts three times as fast: TypeBox alone has hundreds of modules.
  content: `esbuild content/validate.ts --bundle --platform=node --format=esm --external:esbuild --external:harper.js --external:dictionary-en --outfile=${cache}/validate.mjs --log-level=error && node ${cache}/validate.mjs`,
  types: `tsc --noEmit --incremental --tsBuildInfoFile ${cache}/whole.tsbuildinfo`,
  'lint, format, import order': 'biome check --error-on-warnings .',
  'dead code': `knip --config tests/knip.jsonc --no-progress --cache --cache-location ${cache}/knip`,
  'generated files': 'tsx tests/generated-files.ts',
  dependencies: 'tsx tests/supply-chain.ts',
  'texts in code': 'tsx tests/site-texts/check.ts',
}

const began = Date.now()
if (process.argv.includes('--fix')) spawnSync('biome', ['check', '--write', '.'], { stdio: 'inherit' })
const results = await Promise.all(Object.entries(checks).map(run))
const failed = results.filter((passed) => !passed).length
console.log(`${failed ? `${failed} of ${results.length} checks failed` : 'All checks pass'} (${seconds()})`)
process.exitCode = failed ? 1 : 0

function run([name, command]: [string, string]): Promise<boolean> {
  return new Promise((done) => {
    exec(command, { maxBuffer: 64e6 }, (error, stdout, stderr) => {
      console.log(`${error ? 'FAILED' : 'ok    '} ${name} (${seconds()})`)
      if (error) console.log((stdout + stderr).trimEnd())
      done(!error)
    })
  })
}

function seconds(): string {
  return `${((Date.now() - began) / 1000).toFixed(1)} s`
}
