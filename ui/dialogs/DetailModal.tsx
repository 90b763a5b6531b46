import { Modal } from '../primitives/Modal/Modal.tsx'

/** A service card's Learn More dialog; its words are the document's own. */
export function DetailModal({ title, body, onClose }: { title: string; body: Node; onClose: () => void }) {
  return (
    <Modal title={title} titleLevel={3} isOpen onClose={onClose}>
      <div ref={(element) => element?.replaceChildren(body)} />
    </Modal>
  )
}
