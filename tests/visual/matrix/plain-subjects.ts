import type { Page } from '@playwright/test'
import { openWithFonts, secondPartCame } from '../../helpers/open-page.ts'
import { pagePerTemplate } from '../../helpers/routes.ts'
import { stopClock, wakeWizard } from '../../helpers/wizard-walk.ts'
import { capture } from '../drawing/capture.ts'
import { drawLooks } from '../drawing/looks.ts'
import { keepMessages, standStill } from '../drawing/stillness.ts'
import type { Studio, Subject } from './subject.ts'
import { desktop, height, phone } from './widths.ts'

/** The first page of each template, and those that are another page without script. */
const paths = [
  ...pagePerTemplate.map(({ path }) => path),
  '/services/nonprofit-seo',
  '/resources/meeting-minutes-template',
  '/contact',
]

async function* draw(page: Page, agreed: Studio['agreed'], prepare: (page: Page) => Promise<void>) {
  for (const path of paths) {
    await page.setViewportSize({ width: phone, height })
    await page.goto(path)
    await prepare(page)
    const named = (view: string) => `${path}, ${view}`
    const looks = drawLooks(page, [{ width: phone }, { width: desktop }], {
      agreed: (view, png, blocks) => agreed?.(named(view), png, blocks),
      height,
    })
    for await (const drawing of looks) {
      yield drawing.kind === 'picture' ? { ...drawing, view: named(drawing.view) } : drawing
    }
  }
}

/** What the keyboard leaves of a phone in landscape. */
const lowWindow = { width: 640, height: 230 }

/** What is brought into view there: the header and the messages leave it room. */
async function* drawLowWindow({ page, agreed }: Studio) {
  const size = `${lowWindow.width} × ${lowWindow.height} px`
  const open = async (path: string) => {
    await openWithFonts(page, path)
    await standStill(page)
    return (what: string) => capture(page, `${path}, ${size}, ${what}`, { area: 'window', agreed })
  }
  await page.setViewportSize(lowWindow)
  await stopClock(page)
  await keepMessages(page)
  const contact = await open('/contact')
  const form = page.locator('form').first()
  await form.getByRole('textbox', { name: 'Message' }).focus()
  yield await contact('the last field')
  await form.getByRole('textbox', { name: 'First Name' }).focus()
  yield await contact('back at the first field')
  const schedule = await open('/schedule')
  await wakeWizard(page)
  await page.getByRole('button', { name: 'Continue to Date Selection' }).click()
  await page.getByText('Please fill in all required fields').waitFor()
  yield await schedule('nothing filled in')
}

/**
 * The site for a visitor whose line, browser or window is not the best: without its fonts, without scripts, and above a
 * keyboard on the screen.
 */
export const plainSubjects: readonly Subject[] = [
  {
    name: 'plain/without-fonts',
    texts: [],
    async *draw({ page, troubles, agreed }) {
      troubles.allow('/fonts/')
      await page.route('**/fonts/**', (route) => route.abort())
      yield* draw(page, agreed, async () => {
        await secondPartCame(page)
        await standStill(page)
      })
    },
  },
  {
    name: 'plain/low-window',
    texts: [],
    draw: drawLowWindow,
  },
  {
    name: 'plain/without-script',
    texts: [],
    async *draw({ page, site, agreed }) {
      const context = await page
        .context()
        .browser()
        ?.newContext({ javaScriptEnabled: false, baseURL: site.url, reducedMotion: 'reduce' })
      if (!context) throw new Error('There is no browser to open a page without script in')
      try {
        yield* draw(await context.newPage(), agreed, async (page) => void (await page.reload()))
      } finally {
        await context.close()
      }
    },
  },
]
