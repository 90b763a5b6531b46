import { AuditModal } from './AuditModal.tsx'
import { LeadModal } from './LeadModal.tsx'

/** The dialogs with forms: prerendered, then hydrated, whether open or not. */
export function Dialogs() {
  return (
    <>
      <LeadModal />
      <AuditModal />
    </>
  )
}
