import { store } from '../island/store.ts'
import { timeChoicesAtom } from './atoms.ts'

/** Loads the lists; if that fails, the next call tries again. */
export async function loadTimeChoices(): Promise<void> {
  const { timeChoices } = await import('./time-choices.ts')
  store.set(timeChoicesAtom, timeChoices)
}
