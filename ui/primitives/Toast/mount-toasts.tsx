import { useSyncExternalStore } from 'react'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'
import { createRoot } from 'react-dom/client'
import { IslandRoot } from '../../island/IslandRoot.tsx'
import { modalChange, openModal } from '../Modal/show-modal.ts'
import { ToastRegion } from './ToastRegion.tsx'
import { type ToastMessage, toastQueue } from './toast-queue.ts'

const shownFor = 8000

let mounted = false
let errors: string[] = []

/** Shows a message in the page's one toast region, whichever island it comes from. */
export function raise(message: ToastMessage): void {
  mount()
  const key = toastQueue.add(message, { timeout: shownFor })
  if (message.tone === 'destructive') errors.push(key)
}

export function takeDownErrors(): void {
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

/** Everything outside an open dialog is inert, so messages are rendered inside it. */
function Messages() {
  const place = useSyncExternalStore(whenModalsChange, () => openModal() ?? document.body)
  return (
    <UNSAFE_PortalProvider getContainer={() => place}>
      <ToastRegion />
    </UNSAFE_PortalProvider>
  )
}

function whenModalsChange(tell: () => void): () => void {
  document.addEventListener(modalChange, tell)
  return () => document.removeEventListener(modalChange, tell)
}
