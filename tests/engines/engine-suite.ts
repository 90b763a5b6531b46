import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clippedTexts, sidewaysOverflow } from '../a11y/reflow.ts'
import { auditedPages, pagePerTemplate } from '../helpers/routes.ts'
import { type StaticSite, startStaticSite } from '../helpers/static-site.ts'
import type { BrowserDriver } from './drivers/browser-driver.ts'
import { type Engine, isNightly } from './engines.ts'
import { flows } from './flows.ts'
import { interactionTests } from './interaction-tests.ts'
import { headerTests } from './layout-tests.ts'
import { loadFailureTests } from './load-failure-tests.ts'
import { headerFaults, islandsLoaded, missingFontsAndDrawings } from './page-checks.ts'
import { type Input, Visitor } from './visitor.ts'

const sizes = { phone: [390, 844], desktop: [1440, 900] } as const
/** Expected console errors on the 404 page. */
const notFound = /^404|404 \(Not Found\)/
const defaultInput: Record<keyof typeof sizes, Input> = { phone: 'mouse', desktop: 'keyboard' }

export function engineSuite(engine: Engine): void {
  describe.skipIf(!engine.isInstalled())(engine.name, () => {
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

    /** A first-time visitor: empty sessionStorage and no history entry of the wizard. */
    const newVisitor = async (input: Input = 'mouse', url = site.url) => {
      await driver.goto(`${url}/contact`)
      await driver.run(() => sessionStorage.clear())
      await driver.consoleErrors()
      return new Visitor(driver, url, input)
    }

    if (isNightly || engine.cachesFailedModules)
      describe('when files fail to load', () => {
        beforeAll(() => driver.resize(...sizes.desktop))
        loadFailureTests((url) => newVisitor('mouse', url))
      })

    describe('where browsers differ', () => {
      interactionTests(newVisitor)
      headerTests(newVisitor)
    })

    for (const device of ['phone', 'desktop'] as const) {
      const [width, height] = sizes[device]
      describe(`${width} px wide`, () => {
        beforeAll(() => driver.resize(width, height))

        for (const input of isNightly ? (['mouse', 'keyboard'] as const) : [defaultInput[device]]) {
          for (const [flow, walk] of Object.entries(flows)) {
            test(`${flow} by ${input}`, async () => {
              await walk(await newVisitor(input), device === 'phone')
              expect(await driver.run(sidewaysOverflow)).toEqual([])
              expect(await driver.consoleErrors()).toEqual([])
            })
          }
        }

        const pages = isNightly ? auditedPages : pagePerTemplate
        test.each(pages.map(({ path }) => path))('%s renders completely', async (path) => {
          const visitor = new Visitor(driver, site.url, 'mouse')
          await driver.consoleErrors()
          // Narrower than in tests/a11y.
          if (device === 'phone') await driver.resize(300, 640)
          await visitor.open(path)
          for (const faults of [sidewaysOverflow, clippedTexts, headerFaults])
            expect.soft(await driver.run(faults), faults.name).toEqual([])
          await driver.resize(width, height)
          expect(await driver.run(sidewaysOverflow)).toEqual([])
          expect(await driver.run(missingFontsAndDrawings, ['Figtree', 'Newsreader Display'])).toEqual([])
          // Leaving the page earlier would abort their requests, which WebKit reports as a page error.
          await visitor.waitsFor('the islands', () => driver.run(islandsLoaded))
          const errors = await driver.consoleErrors()
          expect(path === '/no-such-page' ? errors.filter((line) => !notFound.test(line)) : errors).toEqual(
            [],
          )
        })
      })
    }
  })
}
