import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { pagePerTemplate } from '../helpers/routes.ts'
import { type StaticSite, startStaticSite } from '../helpers/static-site.ts'
import { startDisplay } from './display.ts'
import type { BrowserDriver } from './drivers/browser-driver.ts'
import { isWhole } from './engine-suite.ts'
import { firefox } from './engines.ts'
import { flows } from './flows.ts'
import { sidewaysScroll } from './look.ts'
import { atRest } from './page-checks.ts'
import { Visitor } from './visitor.ts'

/** By the names of about:config, as the settings' own pages write them. */
const settings = {
  'cookies and site data blocked': { 'network.cookie.cookieBehavior': 2 },
  'a system whose letters are 125 %': { 'ui.textScaleFactor': 125 },
  'a palette of its own for all pages': {
    'browser.display.document_color_use': 2,
    'browser.display.use_system_colors': false,
    'browser.display.background_color': '#000000',
    'browser.display.foreground_color': '#ffff00',
    'browser.anchor_color': '#00ffff',
    'browser.visited_color': '#ff80ff',
    // Elsewhere the system's palette would be asked for.
    'ui.useAccessibilityTheme': 0,
  },
} as const

/** What visitors set in Firefox, and no other browser can be made to have. */
export function settingsSuite(): void {
  describe.skipIf(!firefox.isHere())('Firefox with', { timeout: 90_000 }, () => {
    let site: StaticSite
    let display: Awaited<ReturnType<typeof startDisplay>>
    let driver: BrowserDriver | undefined

    beforeAll(async () => {
      site = await startStaticSite()
      display = await startDisplay()
    })
    afterEach(() => driver?.close())
    afterAll(async () => {
      display.close()
      await site.close()
    })
    const start = async (name: keyof typeof settings) => {
      driver = await firefox.start(display.name, { preferences: settings[name] })
      await driver.resize(1440, 900)
      await driver.goto(`${site.url}/contact`)
      return new Visitor(driver, site.url, 'mouse')
    }

    test('cookies and site data blocked: a call is booked, and the form of a strategy call is sent', async () => {
      const visitor = await start('cookies and site data blocked')
      expect(
        await visitor.driver.run(() => {
          try {
            return typeof sessionStorage
          } catch (error) {
            return (error as Error).name
          }
        }),
      ).toBe('SecurityError')
      await visitor.driver.complaints()
      await flows.booking(visitor)
      await flows['strategy call'](visitor, false)
      expect(await visitor.driver.complaints()).toEqual([])
    })

    test.runIf(isWhole)(
      'letters of 125 % by the system: a call is booked, and no page is wider than its window',
      async () => {
        const visitor = await start('a system whose letters are 125 %')
        expect(await visitor.driver.run(() => devicePixelRatio)).toBe(1.25)
        await flows.booking(visitor)
        for (const { path } of pagePerTemplate) {
          await visitor.open(path)
          await visitor.driver.run(atRest)
          expect(await visitor.driver.run(sidewaysScroll), path).toBe(0)
        }
      },
    )

    test.runIf(isWhole)('a palette of its own: every control is seen, and a call is booked', async () => {
      const visitor = await start('a palette of its own for all pages')
      expect(await visitor.driver.run(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
      for (const { path } of pagePerTemplate) {
        await visitor.open(path)
        await visitor.driver.run(atRest)
        expect(await visitor.driver.run(unseenInPalette), path).toEqual([])
      }
      await flows.booking(visitor)
      await flows['strategy call'](visitor, false)
    })
  })
}

/**
 * Runs in the page. What a palette of the visitor's own hides: fields and buttons without an edge, and words or icons
 * in the color of their ground.
 */
function unseenInPalette(): string[] {
  const name = (element: Element) =>
    `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`
  const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width > 1,
  )
  const groundOf = (element: Element): string => {
    const { backgroundColor } = getComputedStyle(element)
    const clear = backgroundColor === 'transparent' || backgroundColor.endsWith(', 0)')
    return clear && element.parentElement ? groundOf(element.parentElement) : backgroundColor
  }
  return shown.flatMap((each) => {
    const style = getComputedStyle(each)
    const hasWords = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    const isIcon = each instanceof SVGElement && style.stroke !== 'none' && each.closest('a, button')
    const ink = isIcon ? style.stroke : style.color
    const vanishes = (hasWords || isIcon) && ink === groundOf(each)
    const isBox = each.matches(
      'input:not([type=checkbox], [type=radio]), textarea, select, [type=submit], main a[data-cta]',
    )
    const edgeless = isBox && (style.borderTopStyle === 'none' || Number.parseFloat(style.borderTopWidth) < 1)
    return [
      ...(vanishes ? [`in the color of its ground: ${name(each)}`] : []),
      ...(edgeless ? [`without an edge: ${name(each)}`] : []),
    ]
  })
}
