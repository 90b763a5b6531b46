import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

export type ToastMessage = {
  title: string
  description?: string
  /** Destructive: something went wrong. */
  tone: 'neutral' | 'destructive'
}

export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 2 })

/** Shows a message for eight seconds: long enough to be read aloud. It stays while it has focus or the mouse. */
export function showToast(message: ToastMessage): void {
  toastQueue.add(message, { timeout: 8000 })
}
