import { useSyncExternalStore } from 'react'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'
import { Button } from 'react-aria-components/Button'
import {
  UNSTABLE_ToastRegion as RACToastRegion,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast'
import { createRoot } from 'react-dom/client'
import { IslandRoot } from '../../island/IslandRoot.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { modalChange, openModal } from '../Modal/show-modal.ts'
import * as css from './Toast.css.ts'

export type ToastMessage = {
  title: string
  description?: string
  /** `destructive` is for errors. */
  tone: 'neutral' | 'destructive'
}

const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 2 })
const timeout = 8000

let mounted = false
let errors: string[] = []

/** Shows a toast in the region that all islands share. */
export function addToast(message: ToastMessage): void {
  mount()
  const key = toastQueue.add(message, { timeout })
  if (message.tone === 'destructive') errors.push(key)
}

export function closeErrors(): void {
  for (const key of errors) toastQueue.close(key)
  errors = []
}

function mount(): void {
  if (mounted) return
  mounted = true
  const container = document.body.appendChild(document.createElement('div'))
  container.dataset['island'] = 'messages'
  createRoot(container).render(
    <IslandRoot>
      <Messages />
    </IslandRoot>,
  )
}

/** Renders toasts where the form has a place for them, inside the open dialog: everything outside it is inert. */
function Messages() {
  const container = useSyncExternalStore(subscribe, place)
  return (
    <UNSAFE_PortalProvider getContainer={() => container}>
      <ToastRegion />
    </UNSAFE_PortalProvider>
  )
}

function place(): HTMLElement {
  const modal = openModal()
  return (
    (modal ?? document.querySelector('main'))?.querySelector<HTMLElement>('[data-messages]') ??
    modal ??
    document.body
  )
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener(modalChange, onChange)
  const unsubscribe = toastQueue.subscribe(onChange)
  return () => {
    document.removeEventListener(modalChange, onChange)
    unsubscribe()
  }
}

function ToastRegion() {
  return (
    <RACToastRegion queue={toastQueue} aria-label="Messages" className={css.region}>
      {({ toast }) => (
        <Toast toast={toast} data-tone={toast.content.tone} className={css.tone[toast.content.tone]}>
          <ToastContent className={css.content}>
            <Text slot="title" className={css.title}>
              {toast.content.title}
            </Text>
            {toast.content.description && <Text slot="description">{toast.content.description}</Text>}
          </ToastContent>
          <Button slot="close" aria-label="Dismiss" className={css.close}>
            <Glyph name="close" size={18} />
          </Button>
        </Toast>
      )}
    </RACToastRegion>
  )
}
