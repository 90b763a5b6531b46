import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

export type ToastMessage = {
  title: string
  description?: string
  /** `destructive` is for errors. */
  tone: 'neutral' | 'destructive'
}

export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 2 })
