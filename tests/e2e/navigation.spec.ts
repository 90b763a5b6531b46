import { dropDowns } from '../../content/navigation.ts'
import { oldHashes } from '../../content/old-hashes.ts'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { dialogOf, leadTitle } from './support/dialogs.ts'

test('a mouse user finds every page of a drop-down menu, and opening one closes the other', async ({
  page,
}) => {
  await page.goto('/')
  const menus = page.getByRole('navigation', { name: 'Main' })
  for (const { label, all } of dropDowns) {
    await menus.getByRole('button', { name: label }).click()
    await expect(page.locator('[popover]:popover-open')).toHaveCount(1)
    await expect(page.locator('[popover]:popover-open').getByRole('link', { name: all.label })).toBeVisible()
  }
  await menus.getByRole('button', { name: 'Fundraising & Growth' }).click()
  await menus.getByRole('link', { name: /^Fundraising Systems/i }).click()
  await expect(page).toHaveURL('/services/fundraising-systems')
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0)
})

test('at every width of a desktop Home is in the menu, and no label of the header breaks', async ({
  page,
}) => {
  await page.goto('/')
  for (const width of [1280, 1366, 1440, 1449, 1536, 1727, 1728, 1920]) {
    await page.setViewportSize({ width, height: 700 })
    const home = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Home', exact: true })
    await expect(home).toBeVisible()
    await expect(home).toHaveAttribute('aria-current', 'page')
    const broken = await page
      .getByRole('banner')
      .locator('a:visible, button:visible')
      .evaluateAll((controls) =>
        controls
          .filter(
            (control) => !control.closest('[popover]') && !control.querySelector('svg:only-child, span'),
          )
          .filter((control) => {
            const text = document.createRange()
            text.selectNodeContents(control)
            const lines = [...text.getClientRects()].filter(({ width, height }) => width > 17 && height < 40)
            return Math.max(...lines.map(({ top }) => top)) - Math.min(...lines.map(({ top }) => top)) > 8
          })
          .map((control) => control.textContent),
      )
    expect(broken, `${width} px`).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
  }
})

test('a keyboard user opens a menu, tabs into it, and Escape gives the focus back', async ({ page }) => {
  await page.goto('/')
  const button = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Digital Marketing' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[popover]:popover-open')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('[popover]:popover-open a').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('the menu closes when the focus leaves it, and covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  const menu = page.getByRole('navigation', { name: 'Site menu' })
  await menu.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('main').locator(':focus')).toBeVisible()
})

test('the page shown is marked in the header’s links', async ({ page }) => {
  for (const path of ['/who-we-help', '/services/nonprofit-seo', '/resources/meeting-minutes-template']) {
    await page.goto(path)
    for (const name of ['Main', 'Site menu']) {
      const current = page.locator(`nav[aria-label="${name}"] [aria-current=page]`)
      await expect(current).toHaveCount(1)
      await expect(current).toHaveAttribute('href', path)
    }
  }
})

test('a visitor who comes by the other address of a page finds the same page marked', async ({ page }) => {
  await page.goto('/nonprofit-seo-services')
  await expect(page.locator('nav[aria-label=Main] [aria-current=page]')).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/services\/nonprofit-seo$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

  test('the menu opens, unfolds, leads on, and Escape gives the focus back', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('navigation', { name: 'Site menu' })
    await button.tap()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await button.tap()
    await menu.getByText('Digital Marketing').tap()
    await menu.locator('a[href="/services/crm-nonprofits"]').tap()
    await expect(page).toHaveURL('/services/crm-nonprofits')
  })

  test('a call to action in the menu opens its form above the menu', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).tap()
    const menu = page.getByRole('navigation', { name: 'Site menu' })
    await menu.getByRole('link', { name: leadTitle }).tap()
    const dialog = dialogOf(page, leadTitle)
    await dialog.getByRole('textbox', { name: 'First Name' }).fill('In reach')
    await expect(menu).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  })
})

test('old links with a hash lead to the pages of today, and Back leaves them', async ({ page }) => {
  for (const [hash, path] of Object.entries(oldHashes)) {
    await page.goto('/contact')
    await page.goto(`/#${hash}`)
    await expect(page).toHaveURL(path)
    await page.goBack()
    await expect(page).toHaveURL('/contact')
  }
  await page.goto('/contact')
  await page.goto('/#/our-mission')
  await expect(page).toHaveURL('/our-mission')
})

test('an old link cannot be made to lead to another site', async ({ page, site, troubles }) => {
  troubles.allow('404')
  for (const hash of [
    '//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    '/https://evil.example',
    'constructor',
  ]) {
    await page.goto('/contact')
    await page.goto(`/#${hash}`)
    await page.waitForLoadState('networkidle')
    expect(new URL(page.url()).origin).toBe(site.url)
  }
})

test('a visitor with a wrong address is told so, and finds the way on', async ({ page, troubles }) => {
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

test('an address with a slash at its end works', async ({ page }) => {
  const answer = await page.goto('/our-mission/')
  expect(answer?.status()).toBe(200)
  await expect(page.locator('nav[aria-label=Main] [aria-current=page]')).toHaveAttribute(
    'href',
    '/our-mission',
  )
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/our-mission$/)
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
