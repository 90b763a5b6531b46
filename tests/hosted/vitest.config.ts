import { defineConfig } from 'vitest/config'

/** `npm run test:hosted`. Ports are fixed, so only one project and one file can run at a time. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    projects: [
      {
        test: {
          name: 'rehearsal',
          include: ['tests/hosted/*.test.ts'],
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'PostgREST',
          include: ['tests/database/suites/*.test.ts'],
          // It tests the embedded backend's replacement for PostgREST.
          exclude: ['**/rest.test.ts'],
          globalSetup: 'tests/hosted/prepare-suites.ts',
          setupFiles: 'tests/database/support/empty-database.ts',
          isolate: false,
          maxWorkers: 1,
          testTimeout: 300_000,
        },
      },
    ],
  },
})
