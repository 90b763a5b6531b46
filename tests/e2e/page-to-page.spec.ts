import { expect, test } from '../helpers/static-site-fixture.ts'

test.describe('in a browser without speculation rules', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      HTMLScriptElement.supports = (type) => type !== 'speculationrules'
    }),
  )

  test('a page is fetched ahead when the mouse or the focus comes to a link, once', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })
    const hints = page.locator('link[rel=prefetch]')
    await expect(async () => {
      await page.mouse.move(0, 0)
      await link.hover()
      await expect(hints).toHaveCount(1, { timeout: 200 })
    }).toPass()
    await expect(hints).toHaveAttribute('href', '/privacy-policy')
    await link.focus()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).focus()
    await expect(hints).toHaveCount(2)
  })

  test('nothing is fetched ahead for a dialog, a download, another site or the page itself', async ({
    page,
  }) => {
    await page.goto('/resources/meeting-minutes-template', { waitUntil: 'networkidle' })
    for (const selector of ['[data-cta]:visible', 'a[download]', 'a[href^="mailto:"]', 'a[href^="#"]']) {
      await page.locator(selector).first().focus()
    }
    await page.waitForTimeout(300)
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0)
  })
})

test('in this browser, the document says by itself what is fetched ahead', async ({ page }) => {
  await page.goto('/')
  expect(await page.evaluate(() => HTMLScriptElement.supports('speculationrules'))).toBe(true)
  const rules = JSON.parse((await page.locator('script[type=speculationrules]').textContent()) ?? '')
  expect(rules.prefetch[0].eagerness).toBe('moderate')
  await page.waitForLoadState('networkidle')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).focus()
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0)
})

test('who saves data gets nothing that was not asked for', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    HTMLScriptElement.supports = () => false
  })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.waitForTimeout(600)
  expect(scripts).toHaveLength(1)
})

test('a browser that knows no dialogs follows the link', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'HTMLDialogElement')
  })
  await page.goto('/')
  await page.getByRole('banner').locator('[data-cta=book-call]:visible').click()
  await expect(page).toHaveURL(/\/schedule$/)
})
