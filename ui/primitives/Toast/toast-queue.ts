import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

export type ToastMessage = {
  title: string
  description?: string
  /** Destructive: something went wrong. */
  tone: 'neutral' | 'destructive'
}

export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 2 })
