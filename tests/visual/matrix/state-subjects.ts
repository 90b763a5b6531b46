import type { Page } from '@playwright/test'
import { openState } from '../../helpers/open-state.ts'
import { pageStates } from '../../helpers/page-states.ts'
import { viewports } from '../../helpers/routes.ts'
import { behaviorText } from '../drawing/behavior-text.ts'
import { forcedStates } from '../drawing/forced-states.ts'
import { drawLooks, type Look } from '../drawing/looks.ts'
import { keepMessages, settled, standStill } from '../drawing/stillness.ts'
import type { Subject } from './subject.ts'
import { desktop, phone } from './widths.ts'

const looksAt = (width: number): Look[] => [
  { width },
  { width, scheme: 'dark' },
  { width, scheme: 'forced colors' },
  ...forcedStates.map((state) => ({ width, state })),
  ...(width === desktop
    ? (['hovered', 'focused', 'pressed'] as const).map((state) => ({ width, state, scheme: 'dark' as const }))
    : []),
]

/** The narrowest window, in px, in which a state looks as in this one; none where it only has less room around it. */
function narrowest(state: string, width: number): number | undefined {
  if (width === phone) return 320
  // Over less of a page, and nearer to its edge.
  return state.startsWith('drop-down') ? 1280 : undefined
}

/** What a page looks like after a visitor did something: dialogs, menus, the wizard's steps. */
export const stateSubjects: readonly Subject[] = pageStates.flatMap((state) =>
  state.viewports.map((each): Subject => {
    const viewport = viewports[each]
    const name = `${state.name}-${viewport.width}`
    return {
      name: `states/${name}`,
      path: state.path,
      texts: [`trees/states/${name}.yml`, `behavior/states/${name}.txt`],
      async *draw({ page, site, troubles, agreed }) {
        await page.setViewportSize(viewport)
        await keepMessages(page)
        await openState(page, state, troubles)
        // The mouse is wherever the last click was, and what is under it looks hovered.
        await page.mouse.move(0, 0)
        // What is spoken comes and goes by the clock; the transcripts of tests/a11y hold its words.
        await page.evaluate(() => document.querySelector('[data-live-announcer]')?.remove())
        const tree = withoutChance(await page.locator('body').ariaSnapshot(), site.url)
        yield { kind: 'text', file: `trees/states/${name}.yml`, text: `${tree}\n` }
        yield { kind: 'text', file: `behavior/states/${name}.txt`, text: await behaviorText(page) }
        await standStill(page)
        const height = await showAll(page)
        yield* drawLooks(page, looksAt(viewport.width), { area: 'window', agreed, height })
        const width = narrowest(state.name, viewport.width)
        if (!width) return
        await page.setViewportSize({ width, height: viewport.height })
        yield* drawLooks(page, [{ width }], { area: 'window', agreed, height: await showAll(page) })
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

/** Makes the window as high as what is on top needs: a dialog's last button is part of it. */
async function showAll(page: Page): Promise<number> {
  // In another width what is on top follows the window a frame later.
  await settled(page)
  const needed = await page.evaluate(() => {
    const dialog = document.querySelector('dialog[open], [role=dialog]')
    let layer: Element | null = document.querySelector(':popover-open')
    for (let each = dialog; each; each = each.parentElement) {
      if (getComputedStyle(each).position === 'fixed') layer = each
    }
    const scroller = layer ?? document.documentElement
    return Math.ceil(scroller.scrollHeight + Math.max(0, layer?.getBoundingClientRect().top ?? 0))
  })
  const { width, height } = page.viewportSize() ?? { width: desktop, height: needed }
  const whole = Math.max(height, needed)
  await page.setViewportSize({ width, height: whole })
  return whole
}
