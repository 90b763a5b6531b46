import { describe, expect, test } from 'vitest'
import { isPinnedBrowserHere, testBrowser } from './test-browser.ts'

const mac = { platform: 'darwin', arch: 'arm64' } as const
const nothing = { wanted: '', own: '/playwright/chromium' }

describe('the browser of the tests', () => {
  test('is pinned on x64 Linux alone', () => {
    expect(isPinnedBrowserHere({ platform: 'linux', arch: 'x64' })).toBe(true)
    expect(isPinnedBrowserHere({ platform: 'linux', arch: 'arm64' })).toBe(false)
    expect(isPinnedBrowserHere(mac)).toBe(false)
    expect(isPinnedBrowserHere({ platform: 'win32', arch: 'x64' })).toBe(false)
  })

  test('is elsewhere the one that Playwright brought, or else one of the system', async () => {
    expect(await testBrowser(mac, { ...nothing, isThere: () => true })).toBe('/playwright/chromium')
    const chrome = (path: string) => path.includes('Google Chrome.app')
    expect(await testBrowser(mac, { ...nothing, isThere: chrome })).toContain('Google Chrome')
    const debian = (path: string) => path.endsWith('bin/chromium')
    const arm = { platform: 'linux', arch: 'arm64' } as const
    expect(await testBrowser(arm, { ...nothing, isThere: debian })).toBe('/usr/bin/chromium')
  })

  test('is the one that somebody asks for', async () => {
    expect(await testBrowser(mac, { ...nothing, wanted: '/mine' })).toBe('/mine')
  })

  test('that is missing is named with the way to get it', async () => {
    await expect(testBrowser(mac, { ...nothing, isThere: () => false })).rejects.toThrow(
      'npx playwright install chromium',
    )
  })
})
