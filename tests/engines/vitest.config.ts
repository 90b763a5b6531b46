import { defineConfig } from 'vitest/config'

/** Real browsers beside the pinned one, each in a process of its own. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    name: 'engines',
    include: ['tests/engines/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/build/build-once.ts',
    testTimeout: 40_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // As in tests/playwright.config.ts; the list says "retry" beside what was green only then.
    retry: process.env['CI'] ? 1 : 0,
    // One browser for all tests of a file.
    sequence: { concurrent: false },
  },
})
