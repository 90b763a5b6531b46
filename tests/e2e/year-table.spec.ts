import { getDocumentProxy } from 'unpdf'
import { expect, test } from '../helpers/local-site-fixture.ts'

const path = '/resources/your-year-in-one-table'

test('a director types five numbers, and a board member gets the same table by the link', async ({
  page,
}) => {
  await page.goto(path)
  const sentence = page.getByRole('status').first()
  await expect(sentence).toContainText('We kept 43.0% of last year’s donors.')
  await page.getByRole('textbox', { name: 'Donors last year' }).fill('1,200')
  await page.getByRole('textbox', { name: 'Of those, gave again' }).fill('300')
  await page.getByRole('textbox', { name: 'A fee you’re weighing' }).fill('$40,000')
  await expect(sentence).toContainText('We kept 25.0% of last year’s donors.')
  await expect(sentence).toContainText('isn’t paid back before month 98')
  // After the #, so that no server sees them.
  const shared = page.url()
  expect(new URL(shared).search).toBe('')
  expect(new URL(shared).hash).toBe('#donors=1200&again=300&gift=60&monthly=40&fee=40000')
  const kept = await sentence.textContent()

  await page.goto('/resources')
  await page.goto(shared)
  await expect(page.getByRole('textbox', { name: 'Donors last year' })).toHaveValue('1,200')
  await expect(sentence).toHaveText(kept ?? '')
  await expect(page.getByText('made-up sample: Average gift, in dollars · Monthly givers.')).toBeVisible()
  // For the board packet: one sheet, with room for signatures.
  const sheet = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })))
  expect(sheet.numPages).toBe(1)
})

test('a wrong number says what is wrong, and leaves the others as they are', async ({ page }) => {
  await page.goto(`${path}#donors=440&again=500&gift=60&monthly=40&fee=3300`)
  const again = page.getByRole('textbox', { name: 'Of those, gave again' })
  await expect(again).toHaveAttribute('aria-invalid', 'true')
  await expect(again).toHaveAccessibleDescription(/more than your donors last year/)
  await expect(page.getByText('Check the marked numbers.')).toBeVisible()
  await again.fill('')
  await expect(page.getByText('Fill in all five numbers')).toBeVisible()
  await expect(again).not.toHaveAttribute('aria-invalid')
  await again.fill('440')
  await expect(page.getByText('Everyone gave again')).toBeVisible()
  await page.getByRole('button', { name: 'Show the Sample' }).click()
  await expect(again).toHaveValue('189')
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  // What is typed after a press replaces the sample's number.
  await again.click()
  await page.keyboard.type('200')
  await expect(again).toHaveValue('200')
})
