import { expect, test } from '../helpers/local-site-fixture.ts'

test('a letter is copied as plain text, with the words to change in brackets', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/resources/letters')
  await page.getByText('A month later', { exact: true }).click()
  const letter = page.locator('#day-thirty')
  await letter.getByRole('button', { name: 'Copy the Text' }).click()
  await expect(letter.getByRole('status')).toHaveText('Copied. Change the words in brackets.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^Subject: .+\n\nHello \[First name\],\n\nA month ago you gave \[\$40\]\./)
  expect(copied).not.toContain('It’s why people believe')
})
