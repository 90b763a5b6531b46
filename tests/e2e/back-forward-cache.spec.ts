import type { Page } from '@playwright/test'
import { expect, test } from '../helpers/static-site-fixture.ts'

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

/** Pages that cover each kind of script: forms, wizard, dialogs. */
const paths = ['/', '/schedule', '/services/nonprofit-seo', '/resources/meeting-minutes-template']

/** Why the page is not eligible for the back/forward cache, without circumstantial reasons such as the test driver. */
async function refusals(page: Page, path: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  const reasons = new Promise<string[]>((resolve) => {
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(
        notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason),
      ),
    )
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.goto('/our-mission', { waitUntil: 'networkidle' })
  await page.goBack()
  return reasons
}

test('pages are eligible for the back/forward cache', async ({ page }) => {
  for (const path of paths) expect(await refusals(page, path), path).toEqual([])
})
