import { defineConfig } from 'vitest/config'

/** `npm run test:hosted`. The addresses are built into the site, so one file runs at a time. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: { include: ['tests/hosted/*.test.ts'], fileParallelism: false, testTimeout: 120_000 },
})
