import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditedPages, pagePerTemplate } from '../helpers/routes.ts'
import { type StaticSite, startStaticSite } from '../helpers/static-site.ts'
import type { BrowserDriver } from './drivers/browser-driver.ts'
import { type Engine, isWhole } from './engines.ts'
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
const usual: Record<keyof typeof sizes, Input> = { phone: 'mouse', desktop: 'keyboard' }

/** Everything that a visitor does, in one browser. */
export function engineSuite(engine: Engine): void {
  describe.skipIf(!engine.isHere())(engine.name, () => {
    let site: StaticSite
    let driver: BrowserDriver

    beforeAll(async () => {
      site = await startStaticSite()
      driver = await engine.start()
    })
    afterAll(async () => {
      await driver?.close()
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
      handTests(newcomer)
      headerTests(newcomer)
      // Chromium's pages are in tests/a11y.
      if (isWhole || !engine.onlyTroubles)
        reflowTests(async (letters) => {
          if (!letters) return { visitor: await newcomer(), close: async () => {} }
          const own = await engine.start(letters)
          return { visitor: new Visitor(own, site.url, 'mouse'), close: own.close }
        })
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
