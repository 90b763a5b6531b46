import { spawnSync } from 'node:child_process'
import { prepareEngines } from './prepare.ts'

/*
 * `npm run test:engines`: every flow in every browser, at each width, by mouse and by keyboard; every page in every
 * window and at every size of letters; what happens while files cannot be had. `npm test` does a short round of it.
 */

for (const browser of await prepareEngines({ old: true }))
  console.log(`Left out, since it is not on this machine: ${browser}`)
const { status } = spawnSync('npx --no-install vitest run --config tests/engines/vitest.config.ts', {
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, ENGINES: 'whole' },
})
process.exit(status ?? 1)
