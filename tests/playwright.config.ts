import { defineConfig } from '@playwright/test'
import { baselineBrowser } from './helpers/baseline-browser.ts'
import { unpackBaselineFonts } from './helpers/baseline-fonts.ts'
import { browserEnvironment, browserFlags } from './helpers/browser-flags.ts'
import { isPinnedBrowserHere, testBrowser } from './helpers/test-browser.ts'

process.env['TZ'] = 'UTC'
unpackBaselineFonts()

const launch = (executablePath: string) => ({
  launchOptions: { executablePath, args: browserFlags, env: browserEnvironment },
})
/** Any Chromium will do for behavior; baselines are drawn with the pinned one alone. */
const anyBrowser = launch(await testBrowser())
const pinned = isPinnedBrowserHere() && launch(await baselineBrowser())

export default defineConfig({
  globalSetup: './helpers/build-once.ts',
  outputDir: '../test-results',
  testMatch: '**/*.spec.ts',
  workers: 2,
  // CI tries once more what failed, and `npm test` names what was green only then: a machine that stood still for a
  // moment shall not hold up a change, and what is unsteady is still seen.
  retries: process.env['CI'] ? 1 : 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A baseline that is missing is a failure there; on a developer's machine it is written.
  updateSnapshots: process.env['CI'] ? 'none' : 'missing',
  snapshotPathTemplate: '../visual-baselines/{arg}{ext}',
  reporter: [['list']],
  timeout: 30_000,
  // A machine with two cores that does two tests at once may take its time.
  expect: { timeout: 10_000 },
  use: {
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    // It doubles the time of a test: CI keeps one of the second try.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
  },
  projects: [
    // With the motion that most visitors see: what is scrolled or shown while something moves can go wrong.
    {
      name: 'e2e',
      testDir: 'e2e',
      use: { ...anyBrowser, contextOptions: { reducedMotion: 'no-preference' } },
    },
    // A finding names its element, and a picture shows its difference: a trace would double the time.
    { name: 'a11y', testDir: 'a11y', use: { ...anyBrowser, trace: 'off' } },
    ...(process.env['NIGHTLY'] ? [{ name: 'nightly', testDir: 'nightly', use: anyBrowser }] : []),
    ...(pinned ? [{ name: 'visual', testDir: 'visual', use: { ...pinned, trace: 'off' as const } }] : []),
  ],
})
