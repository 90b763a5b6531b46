import { writeFileSync } from 'node:fs'
import { openWithFonts } from '../helpers/open-page.ts'
import { auditedPages, viewports } from '../helpers/routes.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { fingerprintOf, pictureOf } from './baseline-names.ts'
import { fingerprint } from './fingerprint.ts'

for (const viewport of [viewports.phone, viewports.desktop]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })
    for (const { path, name } of auditedPages) {
      test(`${name} looks as agreed`, async ({ page }) => {
        await openWithFonts(page, path)
        await expect(page).toHaveScreenshot(pictureOf('pages', name, viewport.width), { fullPage: true })
      })
    }
  })
}

// Between the two the layout changes but nothing is new: not a pixel may move here either, but a third picture of each
// page would weigh 25 MB. The picture itself lies with the test's results where it is another one.
test.describe(`${viewports.tablet.width} px wide`, () => {
  test.use({ viewport: viewports.tablet })
  for (const { path, name } of auditedPages) {
    test(`${name} looks as agreed`, async ({ page }, info) => {
      await openWithFonts(page, path)
      const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
      expect.soft(fingerprint(picture)).toMatchSnapshot(fingerprintOf(name, viewports.tablet.width))
      if (info.errors.length > 0) writeFileSync(info.outputPath('picture.png'), picture)
    })
  }
})

// Every primitive in every variant is there: what a scheme does wrong shows here.
for (const { width, height } of [viewports.phone, viewports.desktop]) {
  test.describe(`the gallery, ${width} px wide`, () => {
    test.use({ viewport: { width, height } })

    test('looks as agreed in the dark', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await openWithFonts(page, '/gallery')
      await expect(page).toHaveScreenshot(pictureOf('pages', 'gallery-dark', width), { fullPage: true })
    })

    test('looks as agreed in forced colors', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' })
      await openWithFonts(page, '/gallery')
      await expect(page).toHaveScreenshot(pictureOf('pages', 'gallery-forced-colors', width), {
        fullPage: true,
      })
    })
  })
}
