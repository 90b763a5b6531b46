import { expect, type Page } from '@playwright/test'
import { auditState } from '../../a11y/state-audit.ts'
import { outOfView } from '../../helpers/out-of-view.ts'
import { openState, pageStates } from '../../helpers/page-states.ts'
import { viewports } from '../../helpers/routes.ts'
import { capture } from '../drawing/capture.ts'
import { drawLooks, lookName } from '../drawing/looks.ts'
import { keepMessages, settled, standStill } from '../drawing/stillness.ts'
import type { Subject } from './subject.ts'

/**
 * Pages after an interaction: dialogs, menus, the wizard's steps. Drawn in a real window, at the scroll position that
 * the interaction leaves.
 */
export const stateSubjects: readonly Subject[] = pageStates.flatMap((state) =>
  state.viewports.map((each): Subject => {
    const viewport = viewports[each]
    const name = `${state.name}-${each}`
    // One tree per state: at other sizes, only the header differs.
    const tree = each === state.viewports.at(-1) ? [`trees/states/${state.name}.yml`] : []
    return {
      name: `states/${name}`,
      texts: tree,
      async *draw({ page, site, troubles, agreed }) {
        await page.setViewportSize(viewport)
        await keepMessages(page)
        await openState(page, state, troubles)
        await expect.soft
          .poll(() => page.evaluate(outOfView), { message: 'opened content in view' })
          .toEqual([])
        // Move the mouse away from the last click, to avoid a hover state.
        await page.mouse.move(0, 0)
        // Live announcements disappear on a timer. tests/orca covers them.
        await page.evaluate(() => document.querySelector('[data-live-announcer]')?.remove())
        for (const file of tree) {
          const text = withoutRandomParts(await page.locator('body').ariaSnapshot(), site.url)
          yield {
            kind: 'text',
            view: file,
            text: [text, ...(await page.evaluate(fieldNotes)), ''].join('\n'),
          }
        }
        await standStill(page)
        const looks = [{ width: viewport.width }, { width: viewport.width, scheme: 'dark' as const }]
        const schemes = each === 'laptop' ? looks : looks.slice(0, 1)
        yield* drawLooks(page, schemes, { area: 'window', agreed, height: viewport.height })
        // Also draw a long dialog in full, with its submit button.
        if (each === 'phone' && (await expandWindow(page)))
          yield await capture(page, `${lookName(viewport)}, all of it`, { area: 'window', agreed })
        await auditState(page, each)
      },
    }
  }),
)

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
    .replace(/(?<=your-call(?:#|%23))[\w-]{22}/g, '{secret}')
}

/** Makes the window as tall as the open dialog or menu; returns false if it already fit. */
async function expandWindow(page: Page): Promise<boolean> {
  const hidden = await page.evaluate(() => {
    const layer = document.querySelector('dialog[open], :popover-open')
    const parts = layer ? [layer, ...layer.querySelectorAll('*')] : []
    const scrolling = parts.filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
    return Math.max(0, ...scrolling.map((part) => part.scrollHeight - part.clientHeight))
  })
  const size = page.viewportSize()
  if (!size || hidden === 0) return false
  await page.setViewportSize({ ...size, height: size.height + hidden })
  await settled(page)
  return true
}
