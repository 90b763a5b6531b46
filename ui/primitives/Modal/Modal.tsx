import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { ModalOverlay, Modal as RACModal } from 'react-aria-components/Modal'
import { Glyph } from '../Icon/Glyph.tsx'
import * as css from './Modal.css.ts'

export type ModalProps = {
  title: string
  /** What the title stands over: the text's own headings are one level below. */
  titleLevel?: 2 | 3
  /** A sentence below the title. */
  lead?: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog over the page: focus stays inside, the page behind is inert, Escape and the close button close it. */
export function Modal({ title, titleLevel = 2, lead, isOpen, onClose, children }: ModalProps) {
  return (
    <ModalOverlay
      className={css.overlay}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => !open && onClose()}
    >
      <RACModal className={css.modal}>
        <Dialog className={css.dialog}>
          <Heading slot="title" level={titleLevel} className={css.title}>
            {title}
          </Heading>
          {lead && <p className={css.lead}>{lead}</p>}
          <div className={css.body}>{children}</div>
          <Button aria-label="Close" className={css.close} onPress={onClose}>
            <Glyph name="close" size={22} />
          </Button>
        </Dialog>
      </RACModal>
    </ModalOverlay>
  )
}
