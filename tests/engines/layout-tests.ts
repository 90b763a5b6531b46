import { expect, test } from 'vitest'
import { sidewaysOverflow } from '../a11y/reflow.ts'
import { outOfView } from '../helpers/out-of-view.ts'
import { headerFaults } from './page-checks.ts'
import type { Visitor } from './visitor.ts'

/** The header's breakpoints, 1 px below, and up to 17 px above, where a scrollbar narrows the layout. */
const headerWidths = [
  300, 320, 720, 928, 929, 1280, 1295, 1366, 1440, 1449, 1457, 1536, 1727, 1728, 1745, 1920,
]

export function headerTests(newVisitor: () => Promise<Visitor>): void {
  test('header labels fit on one line at every width', { timeout: 60_000 }, async () => {
    const visitor = await newVisitor()
    await visitor.open('/')
    for (const width of headerWidths) {
      await visitor.driver.resize(width, 700)
      expect(await visitor.driver.run(headerFaults), `${width} px`).toEqual([])
      expect(await visitor.driver.run(sidewaysOverflow), `${width} px`).toEqual([])
    }
  })

  test('each dialog opens with its title and close button in view', { timeout: 120_000 }, async () => {
    const visitor = await newVisitor()
    for (const [width = 0, height = 0] of [
      [390, 760],
      [1366, 657],
    ]) {
      await visitor.driver.resize(width, height)
      for (const opener of [
        { role: 'link', name: 'Book Your Free Strategy Call', within: 'main' },
        { role: 'link', name: 'Get Free Website Audit', within: 'main' },
        { role: 'summary', name: 'Learn More' },
      ] as const) {
        const isInView = async (opened: string) => {
          await visitor.finds({ role: 'heading', name: '', within: 'dialog[open]' })
          expect(await visitor.driver.run(outOfView), `${opener.name}, ${opened}, ${width} px`).toEqual([])
          // Close it scrolled to its end: it must reopen at its top.
          await visitor.driver.run(() => {
            const parts = document.querySelectorAll('dialog[open] :is(button, p)')
            parts[parts.length - 1]?.scrollIntoView()
          })
          await visitor.key('Escape')
          await visitor.hasFocusOn(opener.name)
        }
        await visitor.open('/services/nonprofit-seo')
        await visitor.press(opener)
        await isInView('the first time')
        await visitor.key('Enter')
        await isInView('by keyboard')
        await visitor.press(opener)
        await isInView('again')
      }
    }
  })
}
