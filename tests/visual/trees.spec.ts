import { auditedPages } from '../helpers/routes.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { treeOf } from './baseline-names.ts'

// Compared as text: the matcher for such trees lets additional elements pass.
for (const { path, name } of auditedPages) {
  test(`${name} reads as agreed`, async ({ page }) => {
    await page.goto(path)
    expect(`${await page.locator('body').ariaSnapshot()}\n`).toMatchSnapshot(treeOf(name))
  })
}
