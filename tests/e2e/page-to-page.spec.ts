import type { Page } from '@playwright/test'
import { sendLead } from '../helpers/fill-forms.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { toSuccess } from '../helpers/wizard-walk.ts'

test.describe('with Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } })
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      HTMLScriptElement.supports = () => false
    }),
  )

  const scriptsOf = (page: Page) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(request.url())
    })
    return scripts
  }

  test('nothing is preloaded, and the first press opens the form', async ({ page }) => {
    const scripts = scriptsOf(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    const call = page.getByRole('banner').locator('[data-cta=book-call]:visible')
    await call.hover()
    await call.focus()
    await page.waitForTimeout(600)
    expect(scripts).toHaveLength(1)
    await call.press('Enter')
    await sendLead(page)
  })

  test('the wizard loads once the first field is used, and books', async ({ page }) => {
    const scripts = scriptsOf(page)
    await page.goto('/schedule', { waitUntil: 'networkidle' })
    await page.getByRole('textbox', { name: 'First Name' }).hover()
    await page.waitForTimeout(600)
    expect(scripts).toHaveLength(1)
    await toSuccess(page)
  })
})

test('a browser without the dialog element follows the link', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'HTMLDialogElement')
  })
  await page.goto('/')
  await page.getByRole('banner').locator('[data-cta=book-call]:visible').click()
  await expect(page).toHaveURL(/\/schedule$/)
})
