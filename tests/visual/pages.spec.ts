import type { Page } from '@playwright/test'
import { parse } from 'node-html-parser'
import { openWithFonts, secondPartCame } from '../helpers/open-page.ts'
import { auditedPages, pagePerTemplate } from '../helpers/routes.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { expectPicture } from './picture.ts'

/** Text is legible at half scale, and a picture has a quarter of the bytes. */
test.use({ deviceScaleFactor: 0.5 })

/** The gallery has pictures of its own. */
const pages = auditedPages.filter(({ template }) => template !== 'gallery')
/** One page per template, and the three that differ most from home without JavaScript. In every look and width. */
const samples = pages.filter(
  (page) =>
    pagePerTemplate.includes(page) ||
    ['/services/nonprofit-seo', '/resources/meeting-minutes-template', '/contact'].includes(page.path),
)
/** A page of each other kind, with covers and papers. The rest is drawn on a phone only, where most things go wrong. */
const alsoWide = [
  '/challenges',
  '/impact-stories/securing-degrees',
  '/nonprofit-organizations',
  '/privacy-policy',
  '/resources/letters/year-end',
  '/resources/sample-website-audit',
  '/services/before-you-sign',
]

const size = (width: number) => ({ width, height: 900 })

for (const page of pages)
  test(`page ${page.name}`, async ({ page: tab }) => {
    const isSample = samples.includes(page)
    await tab.setViewportSize(size(1440))
    await openWithFonts(tab, page.path)
    if (isSample) {
      const head = headText(await (await tab.request.get(page.path)).text())
      expect.soft(head).toMatchSnapshot(['pages', `${page.name}.head.txt`.replaceAll('/', '-')])
      const tree = await tab.locator('body').ariaSnapshot()
      expect.soft(tree).toMatchSnapshot(['pages', `${page.name}.yml`.replaceAll('/', '-')])
    }
    for (const width of widthsOf(page)) {
      await tab.setViewportSize(size(width))
      await expectPicture(tab, pictureOf(page.name, width))
    }
  })

function widthsOf(page: (typeof pages)[number]): number[] {
  if (samples.includes(page)) return [375, 768, 1440, 1920]
  return alsoWide.includes(page.path) ? [375, 1440] : [375]
}

const pictureOf = (name: string, look: string | number) => `pages/${name.replaceAll('/', '-')}-${look}`

/** The samples in another look. */
const inLook = (
  look: string,
  options: Parameters<typeof test.use>[0],
  open: (page: Page, path: string) => Promise<unknown> = openWithFonts,
  picture: (path: string) => string | number = () => look,
) =>
  test.describe(look, () => {
    test.use({ viewport: size(1440), ...options })
    for (const { name, path } of samples)
      test(`page ${name}, ${look}`, async ({ page, troubles }) => {
        if (look === 'without-fonts') troubles.allow('/fonts/')
        await open(page, path)
        await expectPicture(page, pictureOf(name, picture(path)))
      })
  })

inLook('dark', { colorScheme: 'dark' })
inLook('forced-colors', { contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })
// Dark, since paper must be white even then.
inLook('printed', { viewport: size(816), colorScheme: 'dark' }, async (page, path) => {
  await openWithFonts(page, path)
  await page.emulateMedia({ media: 'print' })
  // The pictures show it, too, but a link that is stamped over each sheet must not be agreed to.
  await expect(page.getByText('Skip to content')).toBeHidden()
  if (path === '/') await expect(page.getByRole('heading', { name: 'Follow one gift' })).toBeVisible()
})
inLook(
  'without-script',
  { viewport: size(375), javaScriptEnabled: false },
  async (page, path) => {
    await page.goto(path)
    // Again, with the fonts cached. Not reload(), which restores the scroll position.
    await page.goto(path)
  },
  // Only these two look different without JavaScript.
  (path) => (['/schedule', '/your-call'].includes(path) ? 'without-script' : 375),
)
inLook('without-fonts', { viewport: size(375) }, async (page, path) => {
  await page.route('**/fonts/**', (route) => route.abort())
  await page.goto(path)
  await secondPartCame(page)
})

/** A document's metadata, one line each: title, description, URLs, social tags, icons, structured data. */
function headText(html: string): string {
  const root = parse(html, { blockTextElements: { script: true, style: false } })
  const lines = ['html', 'body', 'head *']
    .flatMap((each) => root.querySelectorAll(each))
    .flatMap((element) => {
      const { rawTagName: name, attributes, textContent } = element
      if (name === 'title') return `title: ${textContent}`
      if (name === 'script' && /json|speculationrules/.test(attributes['type'] ?? ''))
        return `${attributes['type']}: ${JSON.stringify(JSON.parse(textContent), null, 2)}`
      return /^(html|body|meta|link)$/.test(name) ? `${name} ${attributesOf(attributes)}` : []
    })
  return `${lines.join('\n')}\n`
}

const attributesOf = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    // Without hashes of the Content-Security-Policy: they change with every style, and the pictures cover styles.
    .map(([name, value]) => `${name}="${value.replace(/'sha256-[\w+/=]+'/g, "'sha256-…'")}"`)
    .join(' ')
