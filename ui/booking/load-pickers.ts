import { store } from '../island/store.ts'
import { pickersAtom } from './atoms.ts'

/** Loads the lists; if that fails, the next call tries again. */
export async function loadPickers(): Promise<void> {
  const { pickers } = await import('./pickers.ts')
  store.set(pickersAtom, pickers)
}
