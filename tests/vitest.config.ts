import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Both cores: by itself it leaves one of them to others.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['{content,ui,data-access,renderer,supabase}/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          // The first needs a build; the second has real browsers, and a command of its own.
          exclude: ['tests/build/**', 'tests/engines/**', '**/node_modules/**'],
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
