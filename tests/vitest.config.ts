import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { postgresPrograms } from './database/support/postgres-cluster.ts'

/** Those that take the most time, which the last worker would else be left alone with. */
const long = ['content/check', 'database/owner-commands', 'database/dev-server', 'time-slots/every-day']

const nightly = process.env['NIGHTLY'] ? [] : ['tests/nightly/**']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = long.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      return found < 0 ? long.length : found
    }
    // One project after the other: only then does a process run several suites on its database.
    const byProject = (a: TestSpecification, b: TestSpecification) =>
      a.project.name.localeCompare(b.project.name)
    return (await super.sort(files)).sort((a, b) => place(a) - place(b) || byProject(a, b))
  }
}

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Both cores: by itself it leaves one of them to others.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['{content,ui,data-access,renderer,supabase}/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          // The first needs a build; the second has real browsers, and a command of its own.
          exclude: [
            'tests/build/**',
            'tests/database/suites/**',
            'tests/hosted/**',
            'tests/engines/**',
            ...nightly,
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
          // The suites that one process runs share its database.
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
