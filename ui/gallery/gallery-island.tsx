import { createRoot } from 'react-dom/client'
import { mountToasts } from '../primitives/Toast/mount-toasts.tsx'
import { PrimitiveGallery } from './PrimitiveGallery.tsx'

export function mount(container: HTMLElement): void {
  mountToasts()
  createRoot(container).render(<PrimitiveGallery />)
}
