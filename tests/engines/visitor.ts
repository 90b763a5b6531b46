import { setTimeout as wait } from 'node:timers/promises'
import { type BrowserDriver, patience } from './engines.ts'

/** A control that the visitor looks for: a selector, and the start of its words. */
type Target = readonly [selector: string, words?: string]

/** A visitor in any browser, who finds controls by their words and presses what is in view and not covered. */
export class Visitor {
  constructor(readonly driver: BrowserDriver) {}

  async press(...target: Target): Promise<void> {
    let before: { x: number; y: number } | undefined
    // Until it has stopped moving.
    await this.waitsFor(`${target.join(' “')}” to press`, async () => {
      const at = await this.driver.run(centerOf, ...target)
      const isStill = at && at.x === before?.x && at.y === before.y
      before = at
      return Boolean(isStill)
    })
    if (before) await this.driver.click(before.x, before.y)
  }

  /** Types into fields, given by label. */
  async fill(fields: Readonly<Record<string, string>>, within: string): Promise<void> {
    for (const [label, text] of Object.entries(fields)) {
      await this.press(`${within} :is(input, textarea)`, label)
      await this.driver.type(text)
    }
  }

  /** Waits for words on the page, in view or not. */
  sees = (words: string) => this.waitsFor(`the words “${words}”`, () => this.driver.run(shows, words))

  /** Waits until the focused element's words start with these. */
  hasFocusOn = (words: string) =>
    this.waitsFor(`the focus on “${words}”`, () => this.driver.run(focusIsOn, words))

  isAt = (path: string) =>
    this.waitsFor(`the address ${path}`, () =>
      this.driver.run((wanted) => location.pathname === wanted && document.readyState === 'complete', path),
    )

  /** Waits until a condition holds. A timeout says what it waited for, and what the page shows. */
  private async waitsFor(what: string, holds: () => Promise<boolean>): Promise<void> {
    for (const end = Date.now() + patience; Date.now() < end; await wait(50)) {
      // Evaluation fails while the document changes.
      if (await holds().catch(() => false)) return
    }
    const page = await this.driver
      .run(() => `${location.href}\n${document.body.innerText}`)
      .catch((error) => String(error))
    throw new Error(`Timed out waiting for ${what}. The page:\n${page}`)
  }
}

/** Runs in the page. Scrolls the first visible match into view. @returns its center, unless something covers it */
function centerOf(selector: string, words = '') {
  const element = [...document.querySelectorAll<HTMLInputElement>(selector)].find((each) => {
    const { width } = each.getBoundingClientRect()
    const shown = width > 1 && getComputedStyle(each).visibility === 'visible'
    const said = each.getAttribute('aria-label') || (each.labels?.[0] ?? each).textContent || ''
    return shown && said.trim().startsWith(words) && !each.closest('[inert], [aria-hidden=true]')
  })
  if (!element) return undefined
  const look = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const at = { x: left + width / 2, y: top + height / 2 }
    const met = document.elementFromPoint(at.x, at.y)
    // A step that has just appeared takes no presses yet: what is behind it would get them.
    const takesPresses = getComputedStyle(element).pointerEvents !== 'none'
    return met && takesPresses && (element.contains(met) || met.contains(element)) ? at : undefined
  }
  const seen = look()
  if (seen) return seen
  element.scrollIntoView({ block: 'center', behavior: 'instant' as ScrollBehavior })
  return look()
}

/** Runs in the page. Not `textContent`, which includes hidden text. */
const shows = (words: string) => document.body.innerText.replace(/\s+/g, ' ').includes(words)

/** Runs in the page. */
function focusIsOn(words: string): boolean {
  const element = document.activeElement as HTMLInputElement | null
  const said = element?.getAttribute('aria-label') || (element?.labels?.[0] ?? element)?.textContent
  return (said ?? '').trim().startsWith(words)
}
