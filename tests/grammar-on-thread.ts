import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { grammarOf } from '../content/validation/text/grammar.ts'

/**
 * A grammar checker that takes its second to start while other things are looked at.
 *
 * @param early whether a new text is expected, so that it starts now
 */
export function grammarOnThread(early: boolean): { grammar: typeof grammarOf; end: () => void } {
  let thread: Worker | undefined
  const start = () =>
    new Worker(join(import.meta.dirname, 'bundled.mjs'), { argv: ['tests/grammar-thread.ts'] })
  if (early) thread = start()
  return {
    grammar: async (texts) => {
      thread ??= start()
      thread.postMessage(texts)
      const [found] = await once(thread, 'message')
      return found
    },
    end: () => thread?.terminate(),
  }
}
