import type { ToastMessage } from './toast-queue.ts'

/*
 * What shows messages comes after the island that may have one: React Aria's part of it is larger than most forms.
 */

type Messages = typeof import('./mount-toasts.tsx')

let messages: Messages | undefined
let waiting: ToastMessage[] = []

/** Fetches what shows messages: while a form is filled in, for there may be no line when it is sent. */
export async function prepareToasts(): Promise<void> {
  try {
    messages ??= await import('./mount-toasts.tsx')
    for (const message of waiting) messages.raise(message)
  } catch {
    // What they are about is said in its place too.
  }
  waiting = []
}

/** Shows a message for eight seconds: long enough to be read aloud. It stays while it has focus or the mouse. */
export function showToast(message: ToastMessage): void {
  waiting.push(message)
  void prepareToasts()
}

/** Takes down what said that something went wrong: the next try has begun, or what it was about is gone. */
export function clearErrorToasts(): void {
  waiting = waiting.filter(({ tone }) => tone !== 'destructive')
  messages?.takeDownErrors()
}
