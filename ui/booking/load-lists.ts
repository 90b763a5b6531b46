import { store } from '../island/store.ts'
import { listsAtom } from './atoms.ts'

/** Fetches the lists; where they cannot be had, the next to ask tries again. */
export async function loadLists(): Promise<void> {
  const { lists } = await import('./lists.ts')
  store.set(listsAtom, lists)
}
