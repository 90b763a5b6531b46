import { useAtomValue } from 'jotai'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '../primitives/Button/Button.tsx'
import { Modal, type ModalProps } from '../primitives/Modal/Modal.tsx'
import { showTop } from '../primitives/Modal/show-modal.ts'
import { DialogForm } from './DialogForm.tsx'
import * as css from './Dialogs.css.ts'

/** A dialog with a form, and once it was sent with thanks and the `next` button. */
export function FormModal({
  name,
  title,
  lead,
  onClose,
  thanks,
  next,
  ...form
}: Required<Pick<ModalProps, 'name' | 'title' | 'lead' | 'onClose'>> &
  ComponentProps<typeof DialogForm> & { thanks: { title: string; lead: string }; next: ReactNode }) {
  const isSent = useAtomValue(form.model.stateAtom).status === 'submitted'
  return (
    <Modal name={name} {...(isSent ? thanks : { title, lead })} onClose={onClose}>
      {isSent ? <Thanks>{next}</Thanks> : <DialogForm {...form} />}
    </Modal>
  )
}

/** The buttons after a form was sent. Moves the focus to the dialog's title, since the form that had it is gone. */
function Thanks({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const dialog = element.current?.closest('dialog')
    if (dialog) showTop(dialog)
  }, [])
  return (
    <div ref={element} data-messages="" className={css.thanks}>
      {children}
      <Button variant="outline" data-close="">
        Close
      </Button>
    </div>
  )
}
