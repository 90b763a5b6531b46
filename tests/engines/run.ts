import { spawnSync } from 'node:child_process'
import { prepareEngines } from './prepare.ts'

/*
 * `npm run test:engines`: the flows in real browsers beside the pinned one. Apart from `npm test`, which is of one
 * browser, and so needs nothing that a registry does not bring.
 */

for (const browser of await prepareEngines())
  console.log(`Left out, since it is not on this machine: ${browser}`)
const { status } = spawnSync('npx --no-install vitest run --config tests/engines/vitest.config.ts', {
  shell: true,
  stdio: 'inherit',
})
process.exit(status ?? 1)
