import { expect, test } from '../helpers/local-site-fixture.ts'

test('a keyboard user can tab into an open menu, and Escape returns the focus to the button', async ({
  page,
}) => {
  await page.goto('/')
  const menus = page.getByRole('navigation', { name: 'Main' })
  const button = menus.getByRole('button', { name: 'Digital Marketing' })
  await button.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('[popover]:popover-open a').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('the menu closes when the focus leaves it, and does not cover the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  const menu = page.getByRole('navigation', { name: 'Site menu' })
  await menu.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('main').locator(':focus')).toBeVisible()
})

for (const [address, path] of [
  ['/who-we-help', '/who-we-help'],
  ['/resources/meeting-minutes-template', '/resources/meeting-minutes-template'],
  // An alias of the page.
  ['/nonprofit-seo-services', '/services/nonprofit-seo'],
  ['/our-mission/', '/our-mission'],
]) {
  test(`the header’s links mark the page that is shown at ${address}`, async ({ page }) => {
    await page.goto(address as string)
    for (const name of ['Main', 'Site menu']) {
      const current = page.locator(`nav[aria-label="${name}"] [aria-current=page]`)
      await expect(current).toHaveCount(1)
      await expect(current).toHaveAttribute('href', path as string)
    }
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
  })
}

test('an old link with a hash redirects to the current page, and Back leaves it', async ({ page }) => {
  await page.goto('/contact')
  await page.goto('/#about')
  await expect(page).toHaveURL('/our-mission')
  await page.goBack()
  await expect(page).toHaveURL('/contact')
})

test('a visitor at an unknown URL gets a 404 page with links to the main pages', async ({
  page,
  troubles,
}) => {
  troubles.allow('404')
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  const answer = await page.goto('/no/such/page?x=1')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
  await expect.poll(() => errors.join('\n')).toContain('/no/such/page')
  for (const path of ['/services', '/who-we-help', '/impact-stories', '/resources', '/contact']) {
    await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toBeVisible()
  }
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a keyboard user skips the header', async ({ page }) => {
  await page.goto('/our-mission')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})
