import { useSyncExternalStore } from 'react'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'
import { createRoot } from 'react-dom/client'
import { IslandRoot } from '../../island/IslandRoot.tsx'
import { modalChange, openModal } from '../Modal/show-modal.ts'
import { ToastRegion } from './ToastRegion.tsx'
import { type ToastMessage, toastQueue } from './toast-queue.ts'

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
