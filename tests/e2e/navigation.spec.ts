import { expect, test } from '../helpers/local-site-fixture.ts'

test('a keyboard user skips the header, or tabs into its menus', async ({ page }) => {
  await page.goto('/our-mission')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toBeVisible()

  const menus = page.getByRole('navigation', { name: 'Main' })
  const button = menus.getByRole('button', { name: 'Digital Marketing' })
  await button.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('[popover]:popover-open a').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0)
  await expect(button).toBeFocused()

  // A menu closes when the focus leaves it, so that it does not cover the focused element.
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  const menu = page.getByRole('navigation', { name: 'Site menu' })
  await menu.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('main').locator(':focus')).toBeVisible()
})

test('an unknown URL gets a 404 page, and the console names it', async ({ page, troubles }) => {
  troubles.allow('404')
  const named = page.waitForEvent('console', (message) => / \/no\/such\/page/.test(message.text()))
  const answer = await page.goto('/no/such/page?x=1')
  expect(answer?.status()).toBe(404)
  expect((await named).type()).toBe('error')
})
