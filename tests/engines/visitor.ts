import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserDriver, Key } from './drivers/browser-driver.ts'
import { describePage, look, type Seen, shows, type Target, wordsOfFocus } from './look.ts'

/** How a visitor works the page. */
export type Input = 'mouse' | 'keyboard'

const patience = 15_000
const mostStops = 120

/**
 * A person at a browser. Finds things by their words, comes to them by mouse or by Tab alone, and sees what is shown.
 * Nothing here knows which browser it is.
 */
export class Visitor {
  readonly driver: BrowserDriver
  readonly site: string
  readonly input: Input

  constructor(driver: BrowserDriver, site: string, input: Input) {
    this.driver = driver
    this.site = site
    this.input = input
  }

  open(path: string): Promise<void> {
    return this.driver.goto(this.site + path)
  }

  /** Presses a control: with the mouse, or with the key that its kind takes. */
  async press(target: Target): Promise<void> {
    await this.reach(target)
    if (this.input === 'keyboard') await this.driver.press(target.role === 'choice' ? ' ' : 'Enter')
  }

  /** Types into fields by their labels. */
  async fill(fields: Readonly<Record<string, string>>, within: string): Promise<void> {
    for (const [name, text] of Object.entries(fields)) {
      await this.reach({ role: 'field', name, within })
      await this.driver.type(text)
    }
  }

  /** Clicks on it, or gives it the focus by Tab. */
  async reach(target: Target): Promise<void> {
    const seen = await this.finds(target)
    if (this.input === 'mouse') return this.driver.click(seen.x, seen.y)
    for (let stops = 0; stops < mostStops; stops++) {
      if ((await this.driver.run(look, target))?.focused) return
      await this.driver.press('Tab')
    }
    throw new Error(`${mostStops} times Tab, and never at ${described(target)}`)
  }

  async key(key: Key): Promise<void> {
    await this.driver.press(key)
  }

  /** Waits until it is shown, stands still, and has nothing over it. */
  async finds(target: Target): Promise<Seen> {
    let seen: Seen | undefined
    await this.#until(described(target), async () => {
      const before = seen
      seen = await this.driver.run(look, target)
      const stands = seen !== undefined && seen.x === before?.x && seen.y === before.y
      return stands && !seen?.coveredBy
    }).catch((error: Error) => {
      if (seen?.coveredBy) error.message += `\nOver it lies ${seen.coveredBy}`
      throw error
    })
    return seen as Seen
  }

  async sees(words: string): Promise<void> {
    await this.#until(`the words “${words}”`, () => this.driver.run(shows, words))
  }

  async seesNoMore(words: string): Promise<void> {
    await this.#until(`the words “${words}” to go`, async () => !(await this.driver.run(shows, words)))
  }

  async isAt(path: string): Promise<void> {
    await this.#until(`the address ${path}`, () =>
      this.driver.run((wanted) => location.pathname === wanted && document.readyState === 'complete', path),
    )
  }

  /** Waits until the focus is on what begins with these words. */
  async hasFocusOn(words: string): Promise<void> {
    await this.#until(`the focus on “${words}”`, async () =>
      (await this.driver.run(wordsOfFocus)).startsWith(words),
    )
  }

  async #until(what: string, holds: () => Promise<boolean>): Promise<void> {
    for (const end = Date.now() + patience; Date.now() < end; await wait(50)) {
      // Between two documents nothing can be asked.
      if (await holds().catch(() => false)) return
    }
    const said = await this.driver.run(describePage).catch(String)
    throw new Error(`Waited in vain for ${what}. The page:\n${said}`)
  }
}

const described = ({ role, name, within }: Target) => `the ${role} “${name}”${within ? ` in ${within}` : ''}`
