import { useAtomValue } from 'jotai'
import { AuditModal } from './AuditModal.tsx'
import { DetailModal } from './DetailModal.tsx'
import { LeadModal } from './LeadModal.tsx'
import { openDialogAtom } from './open-dialog.ts'

export function Dialogs({ onClose }: { onClose: () => void }) {
  const open = useAtomValue(openDialogAtom)
  return (
    <>
      <LeadModal isOpen={open.kind === 'call'} onClose={onClose} />
      <AuditModal isOpen={open.kind === 'audit'} onClose={onClose} />
      {open.kind === 'detail' && <DetailModal title={open.title} body={open.body} onClose={onClose} />}
    </>
  )
}
