import { store } from '../island/store.ts'
import { pickersAtom } from './atoms.ts'

/** Loads the lists into `pickersAtom`. After a failure, the next call retries. */
export async function loadPickers(): Promise<void> {
  const { pickers } = await import('./pickers.ts')
  store.set(pickersAtom, pickers)
}
