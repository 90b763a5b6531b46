import { expect, test } from '../helpers/local-site-fixture.ts'
import { recordTagFunction } from './support/analytics.ts'

const files = {
  'Download Free Template': 'meeting-minutes-template.pdf',
  'Download Complete Package': 'meeting-minutes-complete-package.pdf',
}

test('both PDFs can be downloaded, and analytics get both events', async ({ page, context }) => {
  const events = await recordTagFunction(context)
  await page.goto('/resources/meeting-minutes-template')
  for (const [words, file] of Object.entries(files)) {
    const starting = page.waitForEvent('download')
    await page.getByRole('link', { name: words }).first().click()
    expect((await starting).suggestedFilename()).toBe(file)
  }
  expect(events).toEqual([
    { name: 'download', parameters: { event_label: 'Meeting Minutes Template' } },
    { name: 'download', parameters: { event_label: 'Meeting Minutes Complete Package' } },
  ])
})
