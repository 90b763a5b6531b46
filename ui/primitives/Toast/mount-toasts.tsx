import { createRoot } from 'react-dom/client'
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
  createRoot(container).render(<ToastRegion />)
}
