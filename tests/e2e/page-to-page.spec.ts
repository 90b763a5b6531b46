import { expect, test } from '../helpers/static-site-fixture.ts'

test('in this browser, the document says by itself what is fetched ahead', async ({ page }) => {
  await page.goto('/')
  expect(await page.evaluate(() => HTMLScriptElement.supports('speculationrules'))).toBe(true)
  const rules = JSON.parse((await page.locator('script[type=speculationrules]').textContent()) ?? '')
  expect(rules.prefetch[0].eagerness).toBe('moderate')
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
