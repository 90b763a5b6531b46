import { store } from '../island/store.ts'
import { listsAtom } from './atoms.ts'

/** Loads the lists; if that fails, the next call tries again. */
export async function loadLists(): Promise<void> {
  const { lists } = await import('./lists.ts')
  store.set(listsAtom, lists)
}
