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
  }).toPass({ intervals: [0], timeout: 60_000 })
  if (area === 'page')
    expect.soft(blankTexts(taken, await page.evaluate(textBoxes)), `blank in ${name}`).toEqual([])
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

const decoded = (png: Buffer) => UPNG.decode(new Uint8Array(png).buffer)

/** Reduces a screenshot to an indexed PNG, a third of its size. */
function indexed(screenshot: Buffer): Buffer {
  const image = decoded(screenshot)
  return Buffer.from(UPNG.encode(UPNG.toRGBA8(image), image.width, image.height, colors))
}

/** A text's box as parts of the page's width and height. */
type TextBox = { text: string; left: number; top: number; right: number; bottom: number }

/** Runs in the page. Every visible heading, paragraph, item and control with text. */
function textBoxes(): TextBox[] {
  const { scrollWidth, scrollHeight } = document.documentElement
  return [...document.querySelectorAll('h1, h2, h3, p, li, summary, a, button, label')].flatMap((element) => {
    const text = (element as HTMLElement).innerText?.trim()
    const box = element.getBoundingClientRect()
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const isInside = box.top + scrollY >= 0 && box.left >= 0 && box.right <= scrollWidth
    if (!text || !isSeen || !isInside || box.width < 8 || box.height < 8) return []
    const [top, bottom] = [box.top + scrollY, box.bottom + scrollY]
    return [
      {
        text,
        left: box.left / scrollWidth,
        right: box.right / scrollWidth,
        top: top / scrollHeight,
        bottom: bottom / scrollHeight,
      },
    ]
  })
}

/** The texts that a screenshot shows as a single color, because the browser has not painted them. */
function blankTexts(screenshot: Buffer, boxes: readonly TextBox[]): string[] {
  const image = decoded(screenshot)
  const { width, height } = image
  const pixels = new Uint32Array(UPNG.toRGBA8(image)[0] ?? [])
  const isBlank = ({ left, top, right, bottom }: TextBox) => {
    const seen = new Set<number | undefined>()
    for (let y = Math.floor(top * height); y < Math.floor(bottom * height); y++)
      for (let x = Math.floor(left * width); x < Math.floor(right * width); x++) {
        seen.add(pixels[y * width + x])
        if (seen.size > 1) return false
      }
    return true
  }
  return boxes.filter(isBlank).map(({ text }) => text.slice(0, 60))
}
