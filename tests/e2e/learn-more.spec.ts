import { nonprofitSeo } from '../../content/services/nonprofit-seo.ts'
import { expect, test } from '../helpers/local-site-fixture.ts'

const services = nonprofitSeo.sections.find((section) => section.kind === 'serviceDetails')?.items ?? []

test('each of the four services has a details dialog', async ({ page }) => {
  expect(services).toHaveLength(4)
  await page.goto('/services/nonprofit-seo')
  for (const { name, details } of services) {
    const opener = page.locator('summary').filter({ hasText: `Learn More about ${name}` })
    // Where the page is at the press: before it, Playwright scrolls the opener into view.
    await opener.evaluate((element) =>
      element.addEventListener('click', () => element.setAttribute('data-at', String(scrollY))),
    )
    await opener.click()
    const dialog = page.getByRole('dialog', { name })
    for (const text of Object.values(details)) await expect(dialog).toContainText(text)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(opener).toHaveAttribute('data-at', String(await page.evaluate(() => scrollY)))
  }
})

test('the call to action in a dialog replaces it with the strategy-call form', async ({ page }) => {
  await page.goto('/services/nonprofit-seo')
  const opener = page.locator('summary').filter({ hasText: 'Learn More' }).last()
  await opener.click()
  await page.getByRole('dialog').getByRole('link', { name: 'Book Your Free Strategy Call' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog', { name: 'Book Your Free Strategy Call' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})
