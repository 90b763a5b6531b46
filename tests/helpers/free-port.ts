import { listen } from '../../supabase/local/listen.ts'

/** A port of 127.0.0.1 that was free a moment ago. */
export async function freePort(): Promise<number> {
  const { port, close } = await listen('127.0.0.1', 0, () => {})
  await close()
  return port
}
