import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: [
      '{content,ui,data-access,renderer,supabase}/**/*.test.{ts,tsx}',
      'tests/{content,database,build}/**/*.test.ts',
    ],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
