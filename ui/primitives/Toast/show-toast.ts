import type { ToastMessage } from './mount-toasts.tsx'

/* The toast region is a separate chunk, since React Aria's toasts are larger than most forms. */

type Messages = typeof import('./mount-toasts.tsx')

let messages: Messages | undefined
let waiting: ToastMessage[] = []

/** Loads the toast region. Call it while a form is filled in, since the connection may fail later. */
export async function prepareToasts(): Promise<void> {
  try {
    messages ??= await import('./mount-toasts.tsx')
    for (const message of waiting) messages.addToast(message)
  } catch {
    // Ignore: each message is also shown inline.
  }
  waiting = []
}

/** Shows a toast for eight seconds, long enough to be read aloud. The timer pauses while it is focused or hovered. */
export function showToast(message: ToastMessage): void {
  waiting.push(message)
  void prepareToasts()
}

/** Removes error toasts, which no longer apply. */
export function clearErrorToasts(): void {
  waiting = waiting.filter(({ tone }) => tone !== 'destructive')
  messages?.closeErrors()
}
