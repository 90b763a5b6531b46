import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { postgresPrograms } from './database/support/postgres-cluster.ts'

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    // For a busy machine; no test depends on time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // At least two workers: on two cores, Vitest's default is one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['**/*.test.{ts,tsx}'],
          setupFiles: 'tests/helpers/example-settings.ts',
          // Run by other projects, configs or commands.
          exclude: [
            'tests/build/**',
            'tests/database/suites/**',
            'tests/hosted/**',
            'tests/engines/**',
            '**/node_modules/**',
          ],
        },
      },
      ...(postgresPrograms() ? ['embedded database', 'PostgreSQL'] : ['embedded database']).map((name) => ({
        extends: true as const,
        test: {
          name,
          include: ['tests/database/suites/*.test.ts'],
          globalSetup: 'tests/database/support/prepare-engine.ts',
          setupFiles: 'tests/database/support/empty-database.ts',
          // Compiles PGlite once. A second time, for speed, costs more than it saves in suites this short.
          execArgv: ['--liftoff-only'],
          // Suites in the same process share a database.
          isolate: false,
        },
      })),
      {
        extends: true,
        test: {
          name: 'built site',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: 'tests/build/ensure-built.ts',
        },
      },
    ],
  },
})
