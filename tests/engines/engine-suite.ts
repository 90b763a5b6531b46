import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditedPages, pagePerTemplate } from '../helpers/routes.ts'
import { type StaticSite, startStaticSite } from '../helpers/static-site.ts'
import { startDisplay } from './display.ts'
import type { BrowserDriver } from './drivers/browser-driver.ts'
import type { Engine } from './engines.ts'
import { flows } from './flows.ts'
import { handTests } from './hand-tests.ts'
import { headerTests, reflowTests } from './layout-tests.ts'
import { sidewaysScroll } from './look.ts'
import { atRest, drawnWith } from './page-checks.ts'
import { troubleTests } from './trouble-tests.ts'
import { type Input, Visitor } from './visitor.ts'

const sizes = { phone: [390, 844], desktop: [1440, 900] } as const
/** What the 404 page says on purpose. */
const notFound = /^404|404 \(Not Found\)/
/** `npm run test:nightly` runs everything; `npm test` runs the flows on a phone by mouse and on a desktop by keyboard. */
export const isWhole = Boolean(process.env['NIGHTLY'])
const usual: Record<keyof typeof sizes, Input> = { phone: 'mouse', desktop: 'keyboard' }

/** Everything that a visitor does, in one browser. */
export function engineSuite(engine: Engine): void {
  describe.skipIf(!engine.isHere() || (engine.nightlyOnly && !isWhole))(engine.name, () => {
    let site: StaticSite
    let display: Awaited<ReturnType<typeof startDisplay>>
    let driver: BrowserDriver

    beforeAll(async () => {
      site = await startStaticSite()
      display = await startDisplay()
      driver = await engine.start(display.name)
    })
    afterAll(async () => {
      await driver?.close()
      display?.close()
      await site?.close()
    })

    /** Somebody who was never here: nothing is kept in the tab, and no step in its history. */
    const newcomer = async (input: Input = 'mouse', url = site.url) => {
      await driver.goto(`${url}/contact`)
      await driver.run(() => sessionStorage.clear())
      await driver.complaints()
      return new Visitor(driver, url, input)
    }

    if (isWhole || engine.remembersFailures)
      describe('while files cannot be had', () => {
        beforeAll(() => driver.resize(...sizes.desktop))
        troubleTests((url) => newcomer('mouse', url))
      })

    describe('what browsers do each in their way', () => {
      handTests(newcomer, () => driver)
      headerTests(newcomer, () => driver)
      // Chromium's pages are in tests/a11y.
      if (isWhole || !engine.onlyTroubles)
        reflowTests(
          () => site,
          async ({ zoom, text }) => {
            if (!zoom && !text) return { visitor: await newcomer(), close: async () => {} }
            const own = await engine.start(display.name, { ...(zoom && { zoom }), ...(text && { text }) })
            return { visitor: new Visitor(own, site.url, 'mouse'), close: own.close }
          },
          { all: isWhole, zooms: engine.zooms === true },
        )
    })
    if (engine.onlyTroubles) return

    for (const device of ['phone', 'desktop'] as const) {
      const [width, height] = sizes[device]
      describe(`${width} px wide`, () => {
        beforeAll(() => driver.resize(width, height))

        for (const input of isWhole ? (['mouse', 'keyboard'] as const) : [usual[device]]) {
          for (const [flow, walk] of Object.entries(flows)) {
            test(`${flow} by ${input}`, async () => {
              await walk(await newcomer(input), device === 'phone')
              expect(await driver.run(sidewaysScroll)).toBe(0)
              expect(await driver.complaints()).toEqual([])
            })
          }
        }

        const pages = isWhole ? auditedPages : pagePerTemplate
        test.each(pages.map(({ path }) => path))('%s is drawn whole', async (path) => {
          await driver.goto(site.url + path)
          expect(await driver.run(sidewaysScroll)).toBe(0)
          expect(await driver.run(drawnWith, ['Figtree', 'Newsreader Display'])).toEqual([])
          expect(await driver.run(atRest)).toBe(true)
          const said = await driver.complaints()
          expect(path === '/no-such-page' ? said.filter((line) => !notFound.test(line)) : said).toEqual([])
        })
      })
    }
  })
}
