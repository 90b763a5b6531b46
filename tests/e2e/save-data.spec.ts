import { expect, test } from '../helpers/local-site-fixture.ts'
import { leadDialog } from './support/dialog-forms.ts'
import { book } from './support/wizard.ts'

test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } })

test('with Save-Data, nothing loads before a press or a field needs it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    HTMLScriptElement.supports = () => false
  })
  // The page script, and Vite's helper that fetches the others.
  const pageScripts = 2
  let scripts = 0
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts++
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const { opener: call, thanks, fillAndSend } = leadDialog(page)
  await call.hover()
  await call.focus()
  await page.waitForTimeout(600)
  expect(scripts).toBe(pageScripts)
  await call.press('Enter')
  await fillAndSend()
  await expect(thanks).toBeVisible()

  scripts = 0
  await page.goto('/schedule', { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: 'First Name' }).hover()
  await page.waitForTimeout(600)
  expect(scripts).toBe(pageScripts)
  await book(page)
})
