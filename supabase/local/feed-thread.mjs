import { parentPort, workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

// The thread of read-in-thread.ts. In JavaScript, because a thread does not inherit the loader for TypeScript.
register()
const { busyPeriods } = await import('../functions/_shared/owner-calendar/busy-periods.ts')
parentPort?.postMessage(busyPeriods(workerData.feed, workerData.options))
