import { sendLead } from '../helpers/fill-forms.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { toSuccess } from '../helpers/wizard-walk.ts'

test('in this browser, the document says by itself what is fetched ahead', async ({ page }) => {
  await page.goto('/')
  expect(await page.evaluate(() => HTMLScriptElement.supports('speculationrules'))).toBe(true)
  const rules = JSON.parse((await page.locator('script[type=speculationrules]').textContent()) ?? '')
  expect(rules.prefetch[0].eagerness).toBe('moderate')
})

test.describe('who saves data', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } })
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      HTMLScriptElement.supports = () => false
    }),
  )

  test('gets nothing that was not asked for, and the form at the first press', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(request.url())
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    const call = page.getByRole('banner').locator('[data-cta=book-call]:visible')
    await call.hover()
    await call.focus()
    await page.waitForTimeout(600)
    expect(scripts).toHaveLength(1)
    await call.press('Enter')
    await sendLead(page)
  })

  test('has the wizard once the first field is touched, and books', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(request.url())
    })
    await page.goto('/schedule', { waitUntil: 'networkidle' })
    await page.getByRole('textbox', { name: 'First Name' }).hover()
    await page.waitForTimeout(600)
    expect(scripts).toHaveLength(1)
    await toSuccess(page)
  })
})

test('a browser that knows no dialogs follows the link', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'HTMLDialogElement')
  })
  await page.goto('/')
  await page.getByRole('banner').locator('[data-cta=book-call]:visible').click()
  await expect(page).toHaveURL(/\/schedule$/)
})
