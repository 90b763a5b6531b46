import type { CDPSession, Page } from '@playwright/test'
import type { Block, Drawing } from './drawing.ts'
import { type Fingerprint, fingerprint, sameFingerprint } from './fingerprint.ts'
import { settled } from './stillness.ts'

/**
 * Returns the baseline of a view if the picture matches it, so that it need not be drawn twice. Without a fingerprint, it
 * compares only the PNG file: decoding takes half as long as the screenshot.
 */
export type Agreed = (view: string, png: Buffer, print?: Fingerprint) => Fingerprint | undefined

/** The whole document or its visible part. */
export type Area = 'document' | 'window'

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/**
 * Takes a screenshot of a view. If it differs from the baseline, repeats until two in a row are equal, so that a
 * screenshot taken too early is not reported as a difference.
 */
export async function capture(
  page: Page,
  view: string,
  options: { area?: Area; blocks?: readonly Block[]; agreed?: Agreed | undefined } = {},
): Promise<Drawing> {
  const { area = 'document', agreed } = options
  let last: Fingerprint | undefined
  for (let attempt = 0; ; attempt++) {
    await settled(page)
    const from = area === 'document' ? 0 : await page.evaluate(() => scrollY)
    const blocks = options.blocks ?? (await page.evaluate(pageBlocks, from))
    const png = await screenshot(page, area)
    const known = agreed?.(view, png)
    if (known) return { kind: 'picture', view, png, print: known }
    const print = fingerprint(png, blocks)
    if (agreed?.(view, png, print) || sameFingerprint(last, print))
      return { kind: 'picture', view, png, print }
    if (attempt === 5) throw new Error(`“${view}” keeps changing: six screenshots, no two in a row equal`)
    last = print
  }
}

async function screenshot(page: Page, area: Area): Promise<Buffer> {
  const session = await sessionOf(page)
  const { width, height } = await page.evaluate((whole) => {
    const { scrollHeight } = document.documentElement
    return { width: innerWidth, height: whole ? Math.max(scrollHeight, innerHeight) : innerHeight }
  }, area === 'document')
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    // Less compression: the same pixels in half the time.
    optimizeForSpeed: true,
    ...(area === 'document' && {
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width, height, scale: 1 },
    }),
  })
  return Buffer.from(data, 'base64')
}

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/**
 * Runs in the page. Its sections, named by their headings, or its open dialog.
 *
 * @param from the top of the picture, in px from the top of the document
 */
function pageBlocks(from: number): Block[] {
  const dialog = document.querySelector('dialog[open], [role=dialog]')
  if (dialog) return [{ name: `dialog: ${dialog.querySelector('h1, h2, h3')?.textContent ?? ''}`, top: 0 }]
  const parts = document.querySelectorAll('body > header, main > *, main section, body > footer')
  return [...parts].flatMap((part) => {
    const { top, height } = part.getBoundingClientRect()
    if (height === 0) return []
    const heading = part.querySelector('h1, h2, h3')?.textContent
    const name = heading ?? part.getAttribute('aria-label') ?? part.tagName.toLowerCase()
    return [
      { name: part.matches('header, footer') ? part.tagName.toLowerCase() : name, top: top + scrollY - from },
    ]
  })
}
