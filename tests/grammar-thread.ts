import { parentPort } from 'node:worker_threads'
import { grammarOf } from '../content/validation/text/grammar.ts'

/* The grammar checker on a thread of its own: `grammar-on-thread.ts` starts it and asks. */

// It starts at once, not when the first text comes.
await grammarOf(['A text is read first.'])
parentPort?.on('message', async (texts: string[]) => parentPort?.postMessage(await grammarOf(texts)))
