import { setTimeout as wait } from 'node:timers/promises'
import type { Session } from './session.ts'

/** After so long without a word, in ms, what a key brought has been said. */
const silence = 2000
const patience = 8_000
/** A browser starts in so long, on a machine that does much else. */
const start = 90_000
const mostStops = 60

/** As it stands in a transcript. */
export const asks = 'hears nothing of it, and asks'

/** What the user did, and what was said then. */
export type Heard = { did: string; said: string[] }

/**
 * Somebody who works the page by keys and knows of it what is spoken: goes on when the words come, not when the page
 * would be ready.
 */
export class Reader {
  readonly heard: Heard[] = []
  readonly #session: Session
  #read = 0

  constructor(session: Session) {
    this.#session = session
  }

  /** Waits for a page, up to words of it. */
  async arrives(at: string, words: string): Promise<void> {
    await this.#listen(at, words, start)
  }

  /** Presses a key, and waits for the words that it should bring. */
  async press(key: string, words?: string): Promise<void> {
    this.#session.press(key)
    const said = await this.#next(words)
    this.heard.push({ did: key, said })
    if (!words || said.some((phrase) => phrase.includes(words))) return
    await this.#ask(words)
  }

  /**
   * What a user does who presses a key and hears nothing: asks Orca where the focus is. Orca 43 is silent at times when
   * the focus goes on to something new in the moment in which what had it is taken away.
   */
  async #ask(words: string): Promise<void> {
    this.#session.press('KP_Enter')
    await this.#listen(asks, words)
  }

  async type(text: string): Promise<void> {
    this.#session.type(text)
    await this.#listen(`types “${text}”`)
  }

  /** Presses a key until what is said begins with these words; what was on the way is not kept. */
  async reach(words: string, key = 'Tab'): Promise<void> {
    for (let stops = 0; stops < mostStops; stops++) {
      this.#session.press(key)
      const said = await this.#next()
      if (said.some((phrase) => phrase.startsWith(words))) {
        this.heard.push({ did: `${key} … “${words}”`, said })
        return
      }
    }
    throw new Error(`${mostStops} times ${key}, and “${words}” was never said`)
  }

  /** Reads on, a key at a time, until the words come. */
  async readOn(key: string, words: string): Promise<void> {
    for (let times = 0; times < mostStops; times++) {
      await this.press(key)
      if (this.heard.at(-1)?.said.some((phrase) => phrase.startsWith(words))) return
    }
    throw new Error(`${mostStops} times ${key}, and “${words}” was never said`)
  }

  async #listen(did: string, words?: string, longest = patience): Promise<void> {
    const said = await this.#next(words, longest)
    this.heard.push({ did, said })
    if (words && !said.some((phrase) => phrase.includes(words)))
      throw new Error(`After ${did} “${words}” was not said, but: ${said.join(' | ')}`)
  }

  /** What is said from now on, up to the words if any are waited for, until it is still. */
  async #next(words?: string, longest = patience): Promise<string[]> {
    const said: string[] = []
    const end = Date.now() + (words ? longest : silence)
    for (let last = Date.now(); ; await wait(100)) {
      const all = this.#session.said()
      const fresh = all.slice(this.#read).filter(({ kind }) => kind === 'said')
      if (all.length > this.#read && fresh.length > 0) last = Date.now()
      this.#read = all.length
      said.push(...fresh.map(({ text }) => text.replace(/\s+/g, ' ').trim()))
      const awaited = words !== undefined && !said.some((phrase) => phrase.includes(words))
      if (Date.now() - last >= silence && (!awaited || Date.now() > end)) return said
    }
  }
}
