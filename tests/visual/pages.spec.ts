import { openWithFonts } from '../helpers/open-page.ts'
import { auditedPages, viewports } from '../helpers/routes.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { pictureOf } from './baseline-names.ts'

for (const viewport of Object.values(viewports)) {
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
