import { defineConfig } from 'vitest/config'

/** `npm run test:hosted`. The addresses are built into the site, so one project runs at a time, and one file. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    projects: [
      {
        test: {
          name: 'rehearsal',
          include: ['tests/hosted/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'PostgREST',
          include: ['tests/database/suites/*.test.ts'],
          // What it refuses is decided by the local gate, which is not there.
          exclude: ['**/gate.test.ts'],
          globalSetup: 'tests/hosted/prepare-suites.ts',
          setupFiles: 'tests/database/support/empty-database.ts',
          isolate: false,
          maxWorkers: 1,
          testTimeout: 60_000,
        },
      },
    ],
  },
})
