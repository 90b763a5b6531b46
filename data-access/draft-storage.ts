import { isLike } from './is-like.ts'

/**
 * Keeps what a visitor typed across reloads, until the tab is closed.
 *
 * @param empty an empty draft, which defines the shape of a valid one
 */
export function draftStorage<Draft>(key: string, empty: Draft) {
  const name = `draft:${key}`
  return {
    /** Saves the draft for this tab. Does nothing if storage is blocked or full. */
    save: (draft: Draft): void =>
      ignoringErrors(() => window.sessionStorage.setItem(name, JSON.stringify(draft))),
    /** Returns undefined if there is no draft or its shape differs, as after a deployment. */
    load: (): Draft | undefined =>
      ignoringErrors(() => {
        const stored: unknown = JSON.parse(window.sessionStorage.getItem(name) ?? 'null')
        return isLike(stored, empty) ? stored : undefined
      }),
    clear: (): void => ignoringErrors(() => window.sessionStorage.removeItem(name)),
  }
}

function ignoringErrors<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
