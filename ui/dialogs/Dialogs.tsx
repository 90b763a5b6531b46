import { AuditModal } from './AuditModal.tsx'
import { LeadModal } from './LeadModal.tsx'

/** The dialogs with forms, closed. Prerendered, then hydrated, whether open or not. */
export function Dialogs() {
  return (
    <>
      <LeadModal />
      <AuditModal />
    </>
  )
}
