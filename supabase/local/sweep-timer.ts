/**
 * Calls the sweep again and again until the returned function is called: what pg_cron does on a hosted project.
 * A sweep that fails is tried again with the next one.
 *
 * @param pause Milliseconds between the end of a sweep that found the outbox empty and the next one.
 */
export function startSweepTimer({
  url,
  secretKey,
  pause,
  work = 'sweep-outbox',
}: {
  /** The functions' origin. */
  url: string
  secretKey: string
  pause: number
  /** The function that is called. */
  work?: 'sweep-outbox' | 'read-calendars'
}): () => void {
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function run(): Promise<void> {
    const more = await sweep().catch(() => false)
    if (!stopped) timer = setTimeout(run, more ? 0 : pause)
  }
  async function sweep(): Promise<boolean> {
    const response = await fetch(`${url}/functions/v1/${work}`, {
      method: 'POST',
      headers: { apikey: secretKey },
      signal: AbortSignal.timeout(60_000),
    })
    const answer = (await response.json()) as { more?: boolean }
    return answer.more === true
  }

  timer = setTimeout(run, Math.min(pause, 3_000))
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
