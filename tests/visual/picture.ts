import { existsSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import UPNG from 'upng-js'
import { test } from '../helpers/static-site-fixture.ts'

/** Colors per picture. Text at half scale needs few: with 256, a page takes a sixth more bytes. */
const colors = 64

/**
 * How far a pixel's color may be off, from 0 to 1. Equal screenshots are equal to the byte, so this only keeps a palette
 * that shifts by one change from marking the whole picture.
 */
const threshold = 0.03

/** Applied in pictures only, and not by Playwright, whose style element the Content-Security-Policy refuses. */
const style = `
  *, *::before, *::after, ::backdrop {
    transition: none !important; animation: none !important; scroll-behavior: auto !important;
    /* Forced colors override the transparent caret, so also stop it from blinking. */
    caret-color: transparent !important; caret-animation: manual !important;
    /* They appear and disappear when the color scheme changes, which changes the page's width. */
    scrollbar-width: none !important;
    /* A browser paints what is out of view only when it has time. */
    content-visibility: visible !important;
  }`

/**
 * Compares a picture of the whole page, or of its window, with `visual-baselines/NAME.png`. One that differs is taken
 * until two in a row are equal, so that a page that was still changing is not reported.
 */
export async function expectPicture(page: Page, name: string, area: 'page' | 'window' = 'page') {
  const path = `${name}.png`.split('/')
  const file = test.info().snapshotPath(...path)
  const agreed = existsSync(file) ? readFileSync(file) : undefined
  let taken: Buffer = Buffer.of()
  await expect(async () => {
    const before = taken
    await painted(page)
    taken = await page.screenshot({ fullPage: area === 'page', caret: 'initial' })
    if (agreed && indexed(taken).equals(agreed)) return
    expect(taken.equals(before), 'two equal pictures in a row').toBe(true)
  }).toPass({ intervals: [0] })
  expect.soft(indexed(taken)).toMatchSnapshot(path, { threshold, maxDiffPixels: 0 })
}

/** Applies the style, and waits for fonts, images and layout. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(async (css) => {
    const sheets = document.adoptedStyleSheets
    if (!sheets.some(({ title }) => title === 'picture')) {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [...sheets, Object.defineProperty(sheet, 'title', { value: 'picture' })]
    }
    // With JavaScript disabled, no promise is ever kept.
    if (matchMedia('(scripting: none)').matches) return
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }, style)
}

/** Reduces a screenshot to an indexed PNG, a third of its size. */
function indexed(screenshot: Buffer): Buffer {
  const image = UPNG.decode(new Uint8Array(screenshot).buffer)
  return Buffer.from(UPNG.encode(UPNG.toRGBA8(image), image.width, image.height, colors))
}
