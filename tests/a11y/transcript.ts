import type { Page } from '@playwright/test'
import { screenReaderPath } from '../helpers/static-site.ts'

type ScreenReader = {
  readonly activeNode: Node | null
  start(options: { container: Node }): Promise<void>
  next(): Promise<void>
  stop(): Promise<void>
  spokenPhraseLog(): Promise<string[]>
}

/**
 * What a simulated screen reader says when reading an element from start to end, one phrase per line.
 *
 * @param container a selector
 */
export function transcriptOf(page: Page, container: string): Promise<string> {
  return page.evaluate(readThrough, { container, module: screenReaderPath })
}

async function readThrough({ container, module }: { container: string; module: string }): Promise<string> {
  const element = document.querySelector(container)
  if (!element) throw new Error(`No element matches ${container}`)
  const { virtual } = (await import(module)) as { virtual: ScreenReader }
  // Unlike real screen readers, the simulation moves focus while reading; a dialog would take it back each time.
  const reading = new AbortController()
  for (const type of ['focus', 'focusin', 'blur', 'focusout']) {
    addEventListener(type, (event) => event.stopImmediatePropagation(), {
      capture: true,
      signal: reading.signal,
    })
  }
  await virtual.start({ container: element })
  const first = virtual.activeNode
  let phrases = await virtual.spokenPhraseLog()
  // At the end it starts over. The first element also has an "end of" phrase, so compare the phrase too.
  for (let startedOver = false; !startedOver; ) {
    if (phrases.length > 500)
      throw new Error(`Reading ${container} does not end:\n${phrases.slice(-20).join('\n')}`)
    await virtual.next()
    const longer = await virtual.spokenPhraseLog()
    startedOver = virtual.activeNode === first && longer.length > 2 && longer.at(-1) === phrases[0]
    if (!startedOver) phrases = longer
  }
  await virtual.stop()
  reading.abort()
  return `${phrases.join('\n')}\n`
}
