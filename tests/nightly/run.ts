import { spawnSync } from 'node:child_process'
import { prepareEngines } from '../engines/prepare.ts'

/*
 * `npm run test:nightly`: tests that are too slow for every change. `npm run test:nightly -- orca` runs one part;
 * further arguments are passed to it.
 */

const parts: Readonly<Record<string, string>> = {
  engines: 'vitest run --config tests/engines/vitest.config.ts',
  orca: 'tsx tests/orca/run.ts',
  hosted: 'tsx tests/hosted/run.ts',
  week: 'tsx tests/nightly/week.ts',
  lighthouse: 'tsx tests/nightly/lighthouse.ts',
}

const [name, ...options] = process.argv.slice(2)
if (name && !parts[name]) throw new Error(`There is no ${name}; there are ${Object.keys(parts).join(', ')}.`)
if (!name || name === 'engines')
  for (const browser of await prepareEngines({ old: true }))
    console.log(`Left out, since it is not on this machine: ${browser}`)

const failed = Object.entries(parts).filter(([part, command]) => {
  if (name && part !== name) return false
  console.log(`\n${part}`)
  const { status } = spawnSync(`npx --no-install ${command} ${options.join(' ')}`, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, NIGHTLY: 'yes' },
  })
  return status !== 0
})
for (const [part] of failed) console.error(`Failed: ${part}`)
process.exitCode = failed.length > 0 ? 1 : 0
