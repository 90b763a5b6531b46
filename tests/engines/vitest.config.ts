import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    globalSetup: 'tests/build/ensure-built.ts',
    // Longer than a visitor's patience (visitor.ts), whose error describes the page.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    // As in tests/playwright.config.ts. The reporter marks tests that passed only on retry.
    retry: process.env['CI'] ? 1 : 0,
    projects: ['Firefox', 'WebKit'].map((ENGINE) => ({
      extends: true as const,
      test: { name: ENGINE, env: { ENGINE }, include: ['tests/engines/flows.test.ts'] },
    })),
  },
})
