import { Worker } from 'node:worker_threads'
import { FeedError } from '../functions/_shared/owner-calendar/fetch-feed.ts'
import type { ReadFeed } from '../functions/_shared/owner-calendar/read-calendars.ts'

/**
 * Reads a calendar in a thread that is ended after `timeLimit` milliseconds: whatever an invitation says, the site goes
 * on.
 *
 * @throws FeedError
 */
export const readInThread = (
  ...[feed, options, timeLimit = 10_000]: [...Parameters<ReadFeed>, timeLimit?: number]
) =>
  new Promise<Awaited<ReturnType<ReadFeed>>>((resolve, reject) => {
    const thread = new Worker(new URL('feed-thread.mjs', import.meta.url), {
      workerData: { feed, options },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    const timer = setTimeout(() => {
      reject(new FeedError('The calendar takes too long to read.'))
      void thread.terminate()
    }, timeLimit)
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', () => {
      clearTimeout(timer)
      reject(new FeedError('The calendar could not be read.'))
    })
  })
