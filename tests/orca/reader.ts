import { setTimeout as wait } from 'node:timers/promises'
import type { Session } from './session.ts'

/** After this long without speech, in ms, Orca has finished announcing a key press. */
const silenceMs = 2000
const timeoutMs = 8_000
/** The browser's start, on a busy machine. */
const startTimeoutMs = 90_000
const maxKeyPresses = 60

/** As recorded in transcripts. */
export const askLabel = 'hears nothing of it, and asks'

/** What the user did, and what Orca said in response. */
export type Heard = { did: string; said: string[] }

/** A simulated screen reader user: presses keys and waits for speech, not for the state of the page. */
export class Reader {
  readonly heard: Heard[] = []
  #read = 0

  constructor(private readonly session: Session) {}

  /** Waits until Orca says these words about a new page. */
  async arrives(at: string, words: string): Promise<void> {
    await this.#listen(at, words, startTimeoutMs)
  }

  /** Presses a key and waits for the expected words. */
  async press(key: string, words?: string): Promise<void> {
    this.session.press(key)
    const said = await this.#next(words)
    this.heard.push({ did: key, said })
    if (!words || said.some((phrase) => phrase.includes(words))) return
    await this.#ask(words)
  }

  /**
   * Asks Orca where the focus is, as a user would who hears nothing after a key press. Orca 43 is sometimes silent when
   * focus moves to a new element at the moment in which the focused one is removed.
   */
  async #ask(words: string): Promise<void> {
    this.session.press('KP_Enter')
    await this.#listen(askLabel, words)
  }

  async type(text: string): Promise<void> {
    this.session.type(text)
    await this.#listen(`types “${text}”`)
  }

  /** Presses a key until Orca says a phrase that starts with these words. Records only that phrase. */
  async reach(words: string, key = 'Tab'): Promise<void> {
    for (let stops = 0; stops < maxKeyPresses; stops++) {
      this.session.press(key)
      const said = await this.#next()
      if (said.some((phrase) => phrase.startsWith(words))) {
        this.heard.push({ did: `${key} … “${words}”`, said })
        return
      }
    }
    throw new Error(`“${words}” was not said within ${maxKeyPresses} presses of ${key}`)
  }

  /** Like `reach`, but records every phrase on the way. */
  async readOn(key: string, words: string): Promise<void> {
    for (let times = 0; times < maxKeyPresses; times++) {
      await this.press(key)
      if (this.heard.at(-1)?.said.some((phrase) => phrase.startsWith(words))) return
    }
    throw new Error(`“${words}” was not said within ${maxKeyPresses} presses of ${key}`)
  }

  async #listen(did: string, words?: string, longest = timeoutMs): Promise<void> {
    const said = await this.#next(words, longest)
    this.heard.push({ did, said })
    if (words && !said.some((phrase) => phrase.includes(words)))
      throw new Error(`After ${did}, expected “${words}”, but Orca said: ${said.join(' | ')}`)
  }

  /** Collects speech until silence, and until the expected words, if any, have been said. */
  async #next(words?: string, longest = timeoutMs): Promise<string[]> {
    const said: string[] = []
    const end = Date.now() + (words ? longest : silenceMs)
    for (let last = Date.now(); ; await wait(100)) {
      const all = this.session.said()
      const fresh = all.slice(this.#read).filter(({ kind }) => kind === 'said')
      if (all.length > this.#read && fresh.length > 0) last = Date.now()
      this.#read = all.length
      said.push(...fresh.map(({ text }) => text.replace(/\s+/g, ' ').trim()))
      const awaited = words !== undefined && !said.some((phrase) => phrase.includes(words))
      if (Date.now() - last >= silenceMs && (!awaited || Date.now() > end)) return said
    }
  }
}
