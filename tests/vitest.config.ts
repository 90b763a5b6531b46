import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: [
            '{content,ui,data-access,renderer,supabase}/**/*.test.{ts,tsx}',
            'tests/{attacks,content,database,supply-chain,visual,review,helpers}/**/*.test.ts',
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
