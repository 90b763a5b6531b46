import type { Page } from '@playwright/test'
import { screenReaderPath } from '../helpers/static-site.ts'

type ScreenReader = {
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
  await virtual.start({ container: element })
  let phrases = await virtual.spokenPhraseLog()
  const first = phrases[0] ?? ''
  const end = `end of ${first}`
  // Reading on from the end begins anew.
  while (phrases.at(-1) !== end && (phrases.length === 1 || phrases.at(-1) !== first)) {
    await virtual.next()
    phrases = await virtual.spokenPhraseLog()
    if (phrases.length > 500) throw new Error(`No end of ${container}:\n${phrases.slice(-20).join('\n')}`)
  }
  await virtual.stop()
  // Ids are counted up by React Aria, and are not spoken by a real screen reader.
  return `${phrases.join('\n')}\n`
}
