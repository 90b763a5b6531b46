import type { Page } from '@playwright/test'
import { expect, test } from '../helpers/static-site-fixture.ts'

// Playwright turns it off, and then no browser says what it thinks of a page.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

/** One page of each kind of script: forms, wizard, dialogs. */
const paths = ['/', '/schedule', '/services/nonprofit-seo', '/resources/meeting-minutes-template']

/** Why a page could not be kept for the way back, as far as the page is the reason; the test driver is one, too. */
async function refusals(page: Page, path: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  const told = new Promise<string[]>((resolve) => {
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(
        notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason),
      ),
    )
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.goto('/our-mission', { waitUntil: 'networkidle' })
  await page.goBack()
  return told
}

for (const path of paths) {
  test(`${path} lets the browser keep it for the way back`, async ({ page }) => {
    expect(await refusals(page, path)).toEqual([])
  })
}
