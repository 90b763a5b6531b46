import { spawnSync } from 'node:child_process'
import { buildEnvironment } from '../hosted/stack.ts'

/*
 * `npm run test:nightly`: tests that are too slow for every change. `npm run test:nightly -- hosted` runs one part;
 * further arguments are passed to it. `hosted` deploys to an emulated hosted project, checks it with Supabase's linters,
 * kills PostgREST and the database, and runs the suites of tests/database and the browser flows against it. `calendars`
 * compares generated calendars with a second judge.
 */

const hosted = 'vitest run --config tests/hosted/vitest.config.ts --project'
const flows = 'booking.spec lead-modal.spec audit-modal.spec without-script.spec your-call'
const parts: Readonly<Record<string, readonly string[]>> = {
  hosted: [
    `${hosted} rehearsal`,
    `${hosted} PostgREST`,
    `playwright test --config tests/playwright.config.ts --project e2e --workers 1 ${flows}`,
  ],
  calendars: ['tsx tests/nightly/calendars.ts'],
}

const [name, ...options] = process.argv.slice(2)
if (name && !parts[name]) throw new Error(`There is no ${name}; there are ${Object.keys(parts).join(', ')}.`)

for (const part of name ? [name] : Object.keys(parts)) {
  const env = { ...process.env, ...(part === 'hosted' && { ...buildEnvironment, HOSTED: '1' }) }
  for (const command of parts[part] ?? []) {
    console.log(`\n${part}: ${command}`)
    const all = `npx --no-install ${command} ${options.join(' ')}`
    const { status } = spawnSync(all, { shell: true, stdio: 'inherit', env })
    if (status === 0) continue
    console.error(`Failed: ${part}`)
    process.exitCode = 1
    break
  }
}
