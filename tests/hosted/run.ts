import { spawnSync } from 'node:child_process'
import { buildEnvironment } from './stack.ts'

/*
 * `npm run test:hosted` deploys to an emulated hosted project, checks it with plpgsql_check, and runs the suites of tests/database and the browser flows against it.
 */

const suites = 'vitest run --config tests/hosted/vitest.config.ts --project'
const flows = 'booking.spec lead-modal.spec audit-modal.spec without-script.spec your-call'
const env = { ...process.env, ...buildEnvironment, HOSTED: '1' }
for (const command of [
  `${suites} rehearsal`,
  `${suites} PostgREST`,
  `playwright test --config tests/playwright.config.ts --project e2e --workers 1 ${flows}`,
]) {
  console.log(`\n${command}`)
  const { status } = spawnSync(`npx --no-install ${command}`, { shell: true, stdio: 'inherit', env })
  if (status === 0) continue
  process.exitCode = 1
  break
}
