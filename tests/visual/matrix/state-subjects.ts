import type { Page } from '@playwright/test'
import { openState } from '../../helpers/open-state.ts'
import { pageStates } from '../../helpers/page-states.ts'
import { viewports } from '../../helpers/routes.ts'
import { capture } from '../drawing/capture.ts'
import { drawLooks, lookName } from '../drawing/looks.ts'
import { keepMessages, settled, standStill } from '../drawing/stillness.ts'
import type { Subject } from './subject.ts'

/**
 * What a visitor has on the screen after doing something: dialogs, menus, the wizard's steps. In a real window, and
 * scrolled as the visitor gets it.
 */
export const stateSubjects: readonly Subject[] = pageStates.flatMap((state) =>
  state.viewports.map((each): Subject => {
    const viewport = viewports[each]
    const name = `${state.name}-${each}`
    // One tree for each state; the phone's is the same but for the header.
    const tree = each === state.viewports.at(-1) ? [`trees/states/${state.name}.yml`] : []
    return {
      name: `states/${name}`,
      path: state.path,
      texts: tree,
      async *draw({ page, site, troubles, agreed }) {
        await page.setViewportSize(viewport)
        await keepMessages(page)
        await openState(page, state, troubles)
        // The mouse is wherever the last click was, and what is under it looks hovered.
        await page.mouse.move(0, 0)
        // Live announcements come and go on a timer; the transcripts of tests/a11y hold their words.
        await page.evaluate(() => document.querySelector('[data-live-announcer]')?.remove())
        for (const file of tree) {
          const text = withoutChance(await page.locator('body').ariaSnapshot(), site.url)
          yield { kind: 'text', file, text: `${text}\n` }
        }
        await standStill(page)
        const looks = [{ width: viewport.width }, { width: viewport.width, scheme: 'dark' as const }]
        const schemes = each === 'laptop' ? looks : looks.slice(0, 1)
        yield* drawLooks(page, schemes, { area: 'window', agreed, height: viewport.height })
        // The rest of a long dialog: the button that sends it is part of it.
        if (each === 'phone' && (await showAll(page)))
          yield await capture(page, `${lookName(viewport)}, all of it`, { area: 'window', agreed })
      },
    }
  }),
)

/** The tests' server has another port in each run, and each call a secret of its own. */
function withoutChance(tree: string, address: string): string {
  return tree
    .replaceAll(encodeURIComponent(address), encodeURIComponent('https://site.example'))
    .replace(/(?<=your-call(?:#|%23))[\w-]{22}/g, '{secret}')
}

/** Makes the window as high as the open dialog or menu; says whether it was lower. */
async function showAll(page: Page): Promise<boolean> {
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
