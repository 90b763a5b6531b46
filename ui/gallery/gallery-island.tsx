import { createRoot } from 'react-dom/client'
import { PrimitiveGallery } from './PrimitiveGallery.tsx'

export function mount(container: HTMLElement): void {
  createRoot(container).render(<PrimitiveGallery />)
}
