import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserDriver } from './engines.ts'
import { describePage, isLaidOut, look, type Seen, shows, type Target, wordsOfFocus } from './look.ts'

export type Input = 'mouse' | 'keyboard'

const maxTabStops = 120
/** How long to wait for anything, in ms: for a busy machine, since no test depends on time. */
export const patience = 300_000

/** Simulates a visitor in any browser: finds controls by their text and reaches them by mouse or by Tab. */
export class Visitor {
  constructor(
    readonly driver: BrowserDriver,
    readonly site: string,
    readonly input: Input,
  ) {}

  async open(path: string): Promise<void> {
    await this.driver.goto(this.site + path)
    await this.waitsFor('the layout', () => this.driver.run(isLaidOut))
  }

  async press(target: Target): Promise<void> {
    await this.reach(target)
    if (this.input === 'keyboard') await this.driver.press(target.role === 'choice' ? ' ' : 'Enter')
  }

  async fill(fields: Readonly<Record<string, string>>, within: string): Promise<void> {
    for (const [name, text] of Object.entries(fields)) {
      await this.reach({ role: 'field', name, within })
      await this.driver.type(text)
    }
  }

  async reach(target: Target): Promise<void> {
    const seen = await this.finds(target)
    if (this.input === 'mouse') return this.driver.click(seen.x, seen.y)
    for (let stops = 0; stops < maxTabStops; stops++) {
      if ((await this.driver.run(look, target))?.focused) return
      await this.driver.press('Tab')
    }
    throw new Error(`Did not reach ${described(target)} within ${maxTabStops} Tab presses`)
  }

  /** Waits until the control is visible, has stopped moving, and is not covered. */
  async finds(target: Target): Promise<Seen> {
    let seen: Seen | undefined
    await this.waitsFor(described(target), async () => {
      const before = seen
      seen = await this.driver.run(look, target)
      const isStill = seen !== undefined && seen.x === before?.x && seen.y === before.y
      return isStill && !seen?.coveredBy
    }).catch((error: Error) => {
      if (seen?.coveredBy) error.message += `\nIt is covered by ${seen.coveredBy}`
      throw error
    })
    return seen as Seen
  }

  async sees(words: string): Promise<void> {
    await this.waitsFor(`the words “${words}”`, () => this.driver.run(shows, words))
  }

  async isAt(path: string): Promise<void> {
    await this.waitsFor(`the address ${path}`, () =>
      this.driver.run((wanted) => location.pathname === wanted && document.readyState === 'complete', path),
    )
  }

  async hasFocusOn(words: string): Promise<void> {
    await this.waitsFor(`the focus on “${words}”`, async () =>
      (await this.driver.run(wordsOfFocus)).startsWith(words),
    )
  }

  /** Waits until a condition holds. A timeout says what it waited for, and describes the page. */
  async waitsFor(what: string, holds: () => Promise<boolean>): Promise<void> {
    for (const end = Date.now() + patience; Date.now() < end; await wait(50)) {
      // Evaluation fails while the document changes.
      if (await holds().catch(() => false)) return
    }
    const page = await this.driver.run(describePage).catch(String)
    throw new Error(`Timed out waiting for ${what}. The page:\n${page}`)
  }
}

const described = ({ role, name, within }: Target) => `the ${role} “${name}”${within ? ` in ${within}` : ''}`
