import { defineConfig } from 'vitest/config'

/** Tests in real browsers other than the pinned one, each in its own process. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    name: 'engines',
    include: ['tests/engines/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/build/ensure-built.ts',
    testTimeout: 40_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // As in tests/playwright.config.ts. The reporter marks tests that passed only on retry.
    retry: process.env['CI'] ? 1 : 0,
    // One browser for all tests of a file.
    sequence: { concurrent: false },
  },
})
