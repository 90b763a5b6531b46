import { useAtomValue } from 'jotai'
import { auditDelivery } from '../../supabase/functions/_shared/contracts/audit-delivery.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { Modal } from '../primitives/Modal/Modal.tsx'
import { AuditForm } from './AuditForm.tsx'
import { bookAuditReview, endAudit } from './audit-actions.ts'
import { auditFormAtom } from './audit-state.ts'
import { Thanks } from './Thanks.tsx'

export function AuditModal() {
  const form = useAtomValue(auditFormAtom)
  if (form.status === 'submitted') {
    return (
      <Modal
        name="audit"
        title="Thank You"
        lead={`Your request is in. We will send you our analysis within ${auditDelivery}.`}
        onClose={endAudit}
      >
        <Thanks>
          <Button variant="hero" onPress={bookAuditReview}>
            Book Audit Review Call
          </Button>
          <Button variant="outline" data-close="">
            Close
          </Button>
        </Thanks>
      </Modal>
    )
  }
  return (
    <Modal
      name="audit"
      title="Get Your Free Website Audit"
      lead="We read your site as a donor would and tell you what to change first. Fields marked * are required."
      onClose={endAudit}
    >
      <AuditForm />
    </Modal>
  )
}
