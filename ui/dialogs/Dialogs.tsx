import { AuditModal } from './AuditModal.tsx'
import { LeadModal } from './LeadModal.tsx'

/** The dialogs with a form in them, closed. Prerendered; React takes them over, open or not. */
export function Dialogs() {
  return (
    <>
      <LeadModal />
      <AuditModal />
    </>
  )
}
