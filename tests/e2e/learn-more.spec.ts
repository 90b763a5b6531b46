import { nonprofitSeo } from '../../content/services/nonprofit-seo.ts'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { expectFocusToStayIn } from './support/dialogs.ts'

const section = nonprofitSeo.sections.find(({ kind }) => kind === 'serviceDetails')
const services = section && 'items' in section ? (section.items as { name: string; details: Details }[]) : []
type Details = { what: string; why: string; example: string }

const path = '/services/nonprofit-seo'

test('each of the four services tells more in a dialog of its own', async ({ page }) => {
  expect(services).toHaveLength(4)
  await page.goto(path)
  for (const { name, details } of services) {
    const opener = page.locator('summary').filter({ hasText: `Learn More about ${name}` })
    await opener.click()
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toContainText(details.what)
    await expect(dialog).toContainText(details.why)
    await expect(dialog).toContainText(details.example)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('the call to action of a dialog opens the strategy-call form in its place', async ({ page }) => {
  await page.goto(path)
  const opener = page.locator('summary').filter({ hasText: 'Learn More' }).first()
  await opener.click()
  await page.getByRole('dialog').getByRole('link', { name: 'Book Your Free Strategy Call' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog', { name: 'Book Your Free Strategy Call' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('a keyboard user opens a dialog, stays in it, and is back on the button', async ({ page }) => {
  await page.goto(path)
  const opener = page.locator('summary').filter({ hasText: 'Learn More' }).nth(1)
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectFocusToStayIn(page, dialog, 6)
  await dialog.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the text unfolds in place', async ({ page }) => {
    await page.goto(path)
    for (const { name, details } of services) {
      await expect(page.getByText(details.example)).toBeHidden()
      await page
        .locator('summary')
        .filter({ hasText: `Learn More about ${name}` })
        .click()
      await expect(page.getByText(details.example)).toBeVisible()
    }
  })
})
