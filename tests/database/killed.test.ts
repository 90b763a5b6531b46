import { type ChildProcess, execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBackend } from '../../supabase/local/backend/create-backend.ts'
import { setRateLimits } from '../../supabase/local/rate-limits.ts'
import { runner, runStart, startFolder } from './support/run-start.ts'
import { lead } from './support/samples.ts'

// `npm run stress` sends 2,000.
const submissions = 400
const inFlight = 16

const { folder, env } = await startFolder('killed')
let running: ChildProcess | undefined

beforeAll(async () => {
  const backend = await createBackend({ dataDir: join(folder, 'database') })
  await setRateLimits(backend, { perEmail: 1_000_000, perAddress: 1_000_000 })
  await backend.query('update private.settings set proof_numbers = 0')
  await backend.close()
})
afterAll(() => {
  running?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function start(): Promise<string> {
  const { child, url } = runStart(env)
  running = child
  return url
}

/** Sends every lead, 16 at a time; gives the ids that were acknowledged as stored. */
async function send(
  url: string,
  ids: readonly string[],
  onStored: (stored: number) => void,
): Promise<Set<string>> {
  const stored = new Set<string>()
  const waiting = [...ids]
  const worker = async () => {
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      const status = await fetch(`${url}/rest/v1/leads`, {
        method: 'POST',
        headers: { apikey: 'sb_publishable_local', 'content-type': 'application/json' },
        body: JSON.stringify({ ...lead(), id }),
      }).then(
        (answer) => answer.status,
        () => 0,
      )
      // 409: stored by a call whose answer was lost.
      if (status === 201 || status === 409) {
        stored.add(id)
        onStored(stored.size)
      }
    }
  }
  await Promise.all(Array.from({ length: inFlight }, worker))
  return stored
}

test('of hundreds of leads sent while the server is killed and started again, each is stored, once', {
  timeout: 240_000,
}, async () => {
  const ids = Array.from({ length: submissions }, () => randomUUID())

  const url = await start()
  const before = await send(url, ids, (stored) => {
    if (stored === submissions / 2) running?.kill('SIGKILL')
  })
  if (running?.exitCode === null && running.signalCode === null) await once(running, 'exit')
  expect(before.size).toBeGreaterThanOrEqual(submissions / 2)
  expect(before.size).toBeLessThan(submissions)

  // What the visitors whose answer never came do: send again, with the same id.
  const again = await send(
    await start(),
    ids.filter((id) => !before.has(id)),
    () => {},
  )
  expect(before.size + again.size).toBe(submissions)

  const report = execFileSync(process.execPath, [runner, 'leads.ts', '--json'], {
    env,
    encoding: 'utf8',
    maxBuffer: 64e6,
  })
  const rows = (JSON.parse(report) as { leads: { id: string }[] }).leads.map(({ id }) => id)
  expect(rows.toSorted()).toEqual(ids.toSorted())
})
