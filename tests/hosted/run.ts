import { spawnSync } from 'node:child_process'
import { fetchParts } from './parts.ts'
import { buildEnvironment } from './stack.ts'

/*
 * `npm run test:hosted` deploys to an emulated hosted project, checks it with Supabase's linters, kills PostgREST and
 * the database, and runs the suites of tests/database and the browser flows against it.
 * `npm run test:hosted -- flows` runs one of the three parts.
 */
const flows = 'booking.spec lead-modal.spec audit-modal.spec without-script.spec your-call'
const parts: Readonly<Record<string, string>> = {
  backend: 'vitest run --config tests/hosted/vitest.config.ts --project rehearsal',
  suites: 'vitest run --config tests/hosted/vitest.config.ts --project PostgREST',
  flows: `playwright test --config tests/playwright.config.ts --project e2e --workers 1 ${flows}`,
}

fetchParts()
const [chosen, ...rest] = process.argv.slice(2)
for (const name of chosen ? [chosen] : Object.keys(parts)) {
  const { status } = spawnSync(`npx --no-install ${parts[name]} ${rest.join(' ')}`, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...buildEnvironment, HOSTED: '1' },
  })
  if (status !== 0) process.exitCode = 1
}
