import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { recordTagFunction } from './support/analytics.ts'

const path = '/resources/meeting-minutes-template'

/** Presses the link and compares what arrives with the file of `public/`. */
async function download(page: Page, words: string, file: string): Promise<void> {
  const starting = page.waitForEvent('download')
  await page.getByRole('link', { name: words }).first().click()
  const arrived = await starting
  expect(arrived.suggestedFilename()).toBe(file)
  const expected = await readFile(fileURLToPath(new URL(`../../public/${file}`, import.meta.url)))
  expect(expected.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await readFile(await arrived.path())).equals(expected)).toBe(true)
}

test('a visitor downloads the template and the package, and both are counted', async ({ page, context }) => {
  const events = await recordTagFunction(context)
  await page.goto(path)
  await download(page, 'Download Free Template', 'meeting-minutes-template.pdf')
  await download(page, 'Download Complete Package', 'meeting-minutes-complete-package.pdf')
  expect(events).toEqual([
    { name: 'download', parameters: { event_label: 'Meeting Minutes Template' } },
    { name: 'download', parameters: { event_label: 'Meeting Minutes Complete Package' } },
  ])
})

test('the file is served as what it is', async ({ request }) => {
  const answer = await request.get('/meeting-minutes-template.pdf')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('application/pdf')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a visitor downloads the template', async ({ page }) => {
    await page.goto(path)
    await download(page, 'Download Free Template', 'meeting-minutes-template.pdf')
  })
})
