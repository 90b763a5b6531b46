import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those that take the most time, which the last worker would else be left alone with. */
const long = [
  'content/check',
  'database/owner-commands',
  'database/embedded',
  'database/postgres',
  'database/dev-server',
  'time-slots/every-day',
]

const nightly = process.env['NIGHTLY'] ? [] : ['tests/nightly/**']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = long.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      return found < 0 ? long.length : found
    }
    return (await super.sort(files)).sort((a, b) => place(a) - place(b))
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
            'tests/hosted/**',
            'tests/engines/**',
            ...nightly,
            '**/node_modules/**',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'built site',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: 'tests/build/build-once.ts',
        },
      },
    ],
  },
})
