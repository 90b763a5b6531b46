import { defineConfig } from '@playwright/test'
import { baselineBrowser } from '../renderer/pdf/baseline-browser.ts'
import { browserEnvironment, browserFlags, unpackBaselineFonts } from './helpers/browser-flags.ts'
import { isPinnedBrowserHere, testBrowser } from './helpers/test-browser.ts'

process.env['TZ'] = 'UTC'
await unpackBaselineFonts()

const launch = (executablePath: string) => ({
  launchOptions: { executablePath, args: browserFlags, env: browserEnvironment },
})
/** Behavior tests run in any Chromium; baselines need the pinned one. */
const anyBrowser = launch(await testBrowser())
const pinned = isPinnedBrowserHere() && launch(await baselineBrowser())

export default defineConfig({
  globalSetup: './helpers/build-once.ts',
  outputDir: '../test-results/browser',
  testMatch: '**/*.spec.ts',
  workers: 2,
  // CI retries a failed test once, so that a slow machine does not block a change; `npm test` lists flaky tests.
  retries: process.env['CI'] ? 1 : 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A missing baseline is a failure; only `npm run baselines` writes it.
  updateSnapshots: 'none',
  snapshotPathTemplate: '../visual-baselines/{arg}{ext}',
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../test-results/report' }]],
  // For a busy machine; no test depends on time.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    // A trace doubles a test's time, so CI records one only on a retry.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
  },
  projects: [
    // With motion, as for most visitors: scrolling and animation can cause bugs.
    {
      name: 'e2e',
      testDir: 'e2e',
      use: { ...anyBrowser, contextOptions: { reducedMotion: 'no-preference' } },
    },
    // No trace: accessibility findings name their element, and visual ones have a picture.
    { name: 'a11y', testDir: 'a11y', use: { ...anyBrowser, trace: 'off' } },
    ...(pinned ? [{ name: 'visual', testDir: 'visual', use: { ...pinned, trace: 'off' as const } }] : []),
  ],
})
