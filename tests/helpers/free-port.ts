import { listen } from '../../supabase/local/listen.ts'

export async function freePort(): Promise<number> {
  const { port, close } = await listen('127.0.0.1', 0, () => {})
  await close()
  return port
}
