import { spawn } from 'node:child_process'

/*
 * `npm run check`: everything that needs no build and no browser, all at once, in seconds. Editors run it at each
 * save. Types, format, lint, who may import whom (biome.jsonc), dead code, and what the content says.
 */

const checks = [
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'lint, format, import order', command: 'biome check --error-on-warnings .' },
  { name: 'dead code', command: 'knip --config tests/knip.jsonc --no-progress' },
  { name: 'content', command: 'tsx content/validate.ts' },
]

const began = Date.now()
const results = await Promise.all(checks.map(run))
const failed = results.filter((passed) => !passed).length
console.log(`${failed ? `${failed} of ${checks.length} checks failed` : 'All checks hold'} (${seconds()})`)
process.exitCode = failed ? 1 : 0

function run({ name, command }: { name: string; command: string }): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(`npx --no-install ${command}`, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('close', (code) => {
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds()})`)
      if (code !== 0) console.log(output.trimEnd())
      resolve(code === 0)
    })
  })
}

function seconds(): string {
  return `${((Date.now() - began) / 1000).toFixed(1)} s`
}
