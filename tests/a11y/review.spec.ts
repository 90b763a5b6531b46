import { expect, test } from '@playwright/test'
import type { Review } from '../review/change.ts'
import { reviewPage } from '../review/review-page.ts'
import { axeFindings } from './axe-run.ts'

const picture = { kind: 'picture', before: '0.png', after: '0.png' } as const
const review: Review = {
  base: { sha: '0123456789abcdef', title: 'What was agreed on before' },
  wanted: [],
  compared: 3,
  canApprove: true,
  bytes: [{ path: '/', before: 13_000, after: 13_010 }],
  changes: [
    {
      subject: 'pages/home',
      path: '/',
      view: 'heads/home.txt',
      kind: 'text',
      lines: [
        { sign: '-', text: 'title: </script>Home' },
        { sign: '+', text: 'title: Start' },
      ],
    },
    {
      ...picture,
      subject: 'pages/home',
      path: '/',
      view: '375 px',
      places: ['“Steps”, at 20–70 px from the top'],
      rows: [{ top: 0, height: 50, changed: [0] }],
    },
    { ...picture, subject: 'mails/lead-team', view: '640 px', places: ['“top”, at 0–100 px'], rows: [] },
  ],
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
)
let html = ''
test.beforeAll(async () => {
  html = await reviewPage(review)
})
test.beforeEach(async ({ page }) => {
  await page.route('http://review.test/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/approve') return route.fulfill({ status: 204 })
    if (pathname.endsWith('.png')) return route.fulfill({ contentType: 'image/png', body: pixel })
    return route.fulfill({ contentType: 'text/html', body: html })
  })
  await page.goto('http://review.test/')
})

test('a reviewer goes through the changes and approves with keys alone', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page.getByRole('row', { name: 'now title: Start' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(heading).toContainText('375 px')
  await expect(page.getByText('at 20–70 px')).toBeVisible()
  await page.keyboard.press('3')
  await expect(page.getByRole('radio', { name: 'Difference' })).toBeChecked()
  await expect(page.getByRole('img', { name: 'difference' })).toHaveAttribute(
    'src',
    'pictures/1-difference.png',
  )

  const sent = page.waitForRequest('**/approve')
  await page.keyboard.press('p')
  expect((await sent).postDataJSON()).toEqual([0, 1])
  await expect(page.getByRole('status')).toContainText('2 approved')
  await page.keyboard.press('j')
  await expect(heading).toContainText('mails/lead-team')
  await page.keyboard.press('k')
  await expect(heading).toContainText('375 px')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in a review, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('j')
    expect(await axeFindings(page)).toEqual([])
  })
}

test('a review can be read in a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.keyboard.press('j')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
