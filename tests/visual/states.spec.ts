import { auditState } from '../a11y/state-audit.ts'
import { outOfView } from '../helpers/out-of-view.ts'
import { openState, pageStates } from '../helpers/page-states.ts'
import { viewports } from '../helpers/routes.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { expectPicture } from './picture.ts'

/*
 * Pages after an interaction: dialogs, menus, the wizard's steps. Drawn in a real window, at the scroll position that
 * the interaction leaves.
 */

for (const state of pageStates)
  for (const each of state.viewports)
    test.describe(each, () => {
      test.use({ viewport: viewports[each] })
      test(`state ${state.name}, ${each}`, async ({ page, site, troubles }) => {
        await openState(page, site, state, troubles)
        await expect.soft
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
          expect.soft(withoutRandomParts(text, site.url)).toMatchSnapshot(['states', `${state.name}.yml`])
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
