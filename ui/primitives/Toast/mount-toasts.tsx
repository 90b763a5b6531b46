import { useSyncExternalStore } from 'react'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'
import { createRoot } from 'react-dom/client'
import { modalChange, openModal } from '../Modal/show-modal.ts'
import { ToastRegion } from './ToastRegion.tsx'

let mounted = false

/**
 * Gives the page its one place for messages. Each island calls it: whichever comes first, the messages of all are
 * seen, and none is seen twice.
 */
export function mountToasts(): void {
  if (mounted) return
  mounted = true
  const container = document.body.appendChild(document.createElement('div'))
  container.dataset['island'] = 'messages'
  createRoot(container).render(<Messages />)
}

/** All that is outside of an open dialog is below it, and cannot be pressed or read: so messages are inside. */
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
