import { createRoot } from 'react-dom/client'
import { IslandRoot } from '../island/IslandRoot.tsx'
import { prepareToasts } from '../primitives/Toast/show-toast.ts'
import { PrimitiveGallery } from './PrimitiveGallery.tsx'

export function mount(container: HTMLElement): void {
  void prepareToasts()
  createRoot(container).render(
    <IslandRoot>
      <PrimitiveGallery />
    </IslandRoot>,
  )
}
