import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

export type ToastMessage = {
  title: string
  description?: string
  /** Destructive: something went wrong. */
  tone: 'neutral' | 'destructive'
}

export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 2 })

let errors: string[] = []

/** Shows a message for eight seconds: long enough to be read aloud. It stays while it has focus or the mouse. */
export function showToast(message: ToastMessage): void {
  const key = toastQueue.add(message, { timeout: 8000 })
  if (message.tone === 'destructive') errors.push(key)
}

/** Takes down what said that something went wrong: the next try has begun, or what it was about is gone. */
export function clearErrorToasts(): void {
  for (const key of errors) toastQueue.close(key)
  errors = []
}
