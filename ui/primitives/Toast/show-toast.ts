import type { ToastMessage } from './toast-queue.ts'

/*
 * The toast region loads after the island that may need it: React Aria's part of it is larger than most forms.
 */

type Messages = typeof import('./mount-toasts.tsx')

let messages: Messages | undefined
let waiting: ToastMessage[] = []

/** Loads the toast region while a form is being filled in, since the connection may be lost by the time it is sent. */
export async function prepareToasts(): Promise<void> {
  try {
    messages ??= await import('./mount-toasts.tsx')
    for (const message of waiting) messages.raise(message)
  } catch {
    // Each message is also shown inline.
  }
  waiting = []
}

/** Shows a message for eight seconds: long enough to be read aloud. It stays while it has focus or the mouse. */
export function showToast(message: ToastMessage): void {
  waiting.push(message)
  void prepareToasts()
}

/** Removes error messages when the next attempt starts, or when they no longer apply. */
export function clearErrorToasts(): void {
  waiting = waiting.filter(({ tone }) => tone !== 'destructive')
  messages?.takeDownErrors()
}
