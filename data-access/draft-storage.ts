import { isLike } from './is-like.ts'

interface DraftStorage<Draft> {
  /** Keeps the draft for this tab. Blocked or full storage is no error: the form works on without. */
  save(draft: Draft): void
  /** The draft, or `undefined` when there is none or it is of another shape (an older page stored it). */
  load(): Draft | undefined
  clear(): void
}

/**
 * What a visitor typed, kept across reloads of this tab and never longer.
 *
 * @param empty the draft with nothing in it: the shape that a stored one must have
 * @param storage gives `window.sessionStorage`; a function, since reading that property already throws
 * where storage is blocked
 */
export function draftStorage<Draft>(
  key: string,
  empty: Draft,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => window.sessionStorage,
): DraftStorage<Draft> {
  const name = `draft:${key}`
  return {
    save: (draft) => quietly(() => storage().setItem(name, JSON.stringify(draft))),
    load: () =>
      quietly(() => {
        const stored: unknown = JSON.parse(storage().getItem(name) ?? 'null')
        return isLike(stored, empty) ? stored : undefined
      }),
    clear: () => quietly(() => storage().removeItem(name)),
  }
}

function quietly<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
