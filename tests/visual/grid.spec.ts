import { routes } from '../../content/routes.ts'
import { openWithFonts } from '../helpers/open-page.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'

/** Where things begin in a window of 1440 px: the first, sixth, seventh and ninth of twelve columns. */
const lines = [144, 634, 732, 928]

const paths = Object.entries(routes)
  .filter(([path, { template }]) => template === 'sections' && path !== '/')
  .map(([path]) => path)

test('titles begin at one height, and headings on the grid', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const off: string[] = []
  for (const path of paths) {
    await openWithFonts(page, path)
    const headings = await page.evaluate(() =>
      [...document.querySelectorAll('main h1, main section h2')].map((heading) => {
        const { left, top } = heading.getBoundingClientRect()
        // A large title is moved to the left by eye.
        return { name: heading.tagName, left: Math.round(left), top: Math.round(top + scrollY) }
      }),
    )
    for (const { name, left, top } of headings)
      if (name === 'H1' ? top !== 216 : !lines.includes(left)) off.push(`${path} ${name} at ${left}, ${top}`)
  }
  expect(off).toEqual([])
})
