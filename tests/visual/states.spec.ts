import type { Page } from '@playwright/test'
import { axeFindings } from '../a11y/axe-run.ts'
import { coveredStops, keyboardStops } from '../a11y/keyboard-walk.ts'
import { clippedTexts, setRootFontSize, sidewaysOverflow } from '../a11y/reflow.ts'
import { outOfView } from '../helpers/out-of-view.ts'
import { openState, pageStates } from '../helpers/page-states.ts'
import { viewports } from '../helpers/routes.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { expectPicture } from './picture.ts'

/* Pages after an interaction, drawn in a real window at the scroll position that it leaves, then audited. */

const expectSoft = expect.configure({ soft: true })

for (const state of pageStates)
  for (const each of state.viewports)
    test.describe(each, () => {
      test.use({ viewport: viewports[each] })
      test(`state ${state.name}, ${each}`, async ({ page, site, troubles }) => {
        await openState(page, site, state, troubles)
        await expectSoft
          .poll(() => page.evaluate(outOfView), { message: 'opened content in view' })
          .toEqual([])
        // Move the mouse away from the last click, to avoid a hover state.
        await page.mouse.move(0, 0)
        // Live announcements disappear on a timer.
        await page.evaluate(() => document.querySelector('[data-live-announcer]')?.remove())
        // One tree per state: at other sizes, only the header differs.
        if (each === state.viewports.at(-1)) {
          const opened = page.locator('dialog[open], :popover-open')
          const part = (await opened.count()) > 0 ? opened.last() : page.locator('main')
          const text = [await part.ariaSnapshot(), ...(await page.evaluate(fieldNotes)), ''].join('\n')
          expectSoft(withoutRandomParts(text, site.url)).toMatchSnapshot(['states', `${state.name}.yml`])
        }
        await expectPicture(page, `states/${state.name}-${each}`, 'window')
        await auditState(page, each)
      })
    })

/** Runs in the page. What the tree leaves out: which visible controls are required or invalid, and their descriptions. */
function fieldNotes(): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLInputElement>('input, textarea, select, [aria-describedby]'),
  ]
  return controls.flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[aria-hidden=true]'))
      return []
    const ids = (control.getAttribute('aria-describedby') ?? '').split(' ')
    const texts = ids.flatMap((id) => document.getElementById(id)?.textContent ?? [])
    const isRequired = control.required || control.ariaRequired === 'true'
    const notes = [isRequired && 'required', control.ariaInvalid === 'true' && 'invalid', ...texts].filter(
      Boolean,
    )
    const name = control.labels?.[0]?.textContent ?? control.textContent
    return notes.length > 0 ? [`# ${name}: ${notes.join(', ')}`.replace(/\s+/g, ' ')] : []
  })
}

/** Replaces what differs in each run: the server's port and each call's secret. */
function withoutRandomParts(tree: string, address: string): string {
  return tree
    .replaceAll(encodeURIComponent(address), encodeURIComponent('https://site.example'))
    .replace(/(?<=(?:your-call|schedule)(?:#|%23))[\w-]{40,}/g, '{secret}')
}

async function auditState(page: Page, viewport: keyof typeof viewports): Promise<void> {
  // On desktop, only the header differs from the laptop.
  if (viewport === 'desktop') return
  if (viewport === 'phone') await checkReflow(page)
  // Dark mode changes only colors, so one width each is enough.
  else await page.emulateMedia({ colorScheme: 'dark' })
  expectSoft(await axeFindings(page), 'axe').toEqual([])
}

/**
 * Checks 400 % zoom (WCAG 1.4.10), 200 % text on the narrowest window (WCAG 1.4.4), and in both and in a low window that
 * nothing covers what has the focus, from the first Tab stop to the last (WCAG 2.4.11).
 */
async function checkReflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 })
  // An open list is repositioned a frame after the resize.
  const fits = async (when: string) => {
    await expectSoft
      .poll(() => page.evaluate(sidewaysOverflow), { message: `wider than the window ${when}` })
      .toEqual([])
    expectSoft(await page.evaluate(cutOffInDialog), `cut off in a dialog ${when}`).toEqual([])
  }
  const tabThrough = async (when: string) => {
    const place = (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : 'main'
    expectSoft(coveredStops(await keyboardStops(page, place)), `covered ${when}`).toEqual([])
  }
  await fits('at 400 %')
  await tabThrough('at 400 %')
  await page.setViewportSize(viewports.phone)
  await page.evaluate(setRootFontSize, '200%')
  await fits('with text at 200 %')
  // Scrolled-out content of a dialog would count as clipped.
  if ((await page.locator('dialog[open]').count()) === 0)
    expectSoft(await page.evaluate(clippedTexts), 'cut off with text at 200 %').toEqual([])
  await tabThrough('with text at 200 %')
  await page.evaluate(setRootFontSize, '100%')
  await page.setViewportSize({ width: 683, height: 328 })
  await tabThrough('at 200 % on a laptop')
}

/** Runs in the page. Elements that a dialog clips on the right; the page would scroll sideways instead. */
function cutOffInDialog(): string[] {
  const dialog = document.querySelector('dialog[open]')
  if (!dialog) return []
  return [...dialog.querySelectorAll('*')]
    .filter((each) => each.checkVisibility() && each.getBoundingClientRect().right > dialog.clientWidth + 0.5)
    .map((each) => `${each.tagName} ${each.textContent?.slice(0, 40)}`)
}
