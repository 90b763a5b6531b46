import { createRoot } from 'react-dom/client'
import { IslandRoot } from '../island/IslandRoot.tsx'
import { PrimitiveGallery } from './PrimitiveGallery.tsx'

export function mount(container: HTMLElement): void {
  createRoot(container).render(
    <IslandRoot>
      <PrimitiveGallery />
    </IslandRoot>,
  )
}
