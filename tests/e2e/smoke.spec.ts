import { expect, test } from '../helpers/local-site-fixture.ts'

test('smoke', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('h1')).toBeVisible()
  await page.screenshot({ path: '/tmp/smoke.png' })
  await page.goto('/schedule')
  await page.getByLabel('First Name').fill('Zoe')
  console.log(await page.locator('main').ariaSnapshot())
})
