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
 * What a simulated screen reader says when it reads on from the beginning of an element to its end, one phrase a
 * line.
 *
 * @param container a selector
 */
export function transcriptOf(page: Page, container: string): Promise<string> {
  return page.evaluate(readThrough, { container, module: screenReaderPath })
}

async function readThrough({ container, module }: { container: string; module: string }): Promise<string> {
  const element = document.querySelector(container)
  if (!element) throw new Error(`There is no ${container}`)
  const { virtual } = (await import(module)) as { virtual: ScreenReader }
  // The simulation moves the focus along as it reads, which real ones do not: a dialog would take it back each time.
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
  // At the end it begins anew; the end of the first element is the same element, but another phrase.
  for (let again = false; !again; ) {
    if (phrases.length > 500) throw new Error(`No end of ${container}:\n${phrases.slice(-20).join('\n')}`)
    await virtual.next()
    const longer = await virtual.spokenPhraseLog()
    again = virtual.activeNode === first && longer.length > 2 && longer.at(-1) === phrases[0]
    if (!again) phrases = longer
  }
  await virtual.stop()
  reading.abort()
  return `${phrases.join('\n')}\n`
}
