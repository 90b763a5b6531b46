import { useAtomValue } from 'jotai'
import { auditDelivery } from '../../supabase/functions/_shared/site-values.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { Modal } from '../primitives/Modal/Modal.tsx'
import { auditForm, bookAuditReview, endAudit } from './audit-form.ts'
import { DialogForm } from './DialogForm.tsx'
import { Thanks } from './Thanks.tsx'

export function AuditModal() {
  const form = useAtomValue(auditForm.stateAtom)
  if (form.status === 'submitted') {
    return (
      <Modal
        name="audit"
        title="Thank You"
        lead={`Your request is in. We’ll send you our analysis within ${auditDelivery}.`}
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
      lead="We look at your website as a donor would: giving, sign-up, search. Fields marked * are required."
      onClose={endAudit}
    >
      <DialogForm
        model={auditForm}
        submitLabel="Request My Free Audit"
        busyLabel="Submitting Request..."
        failureText={({ kind, message }) =>
          kind === 'rate_limited' ? message : 'Something went wrong. Please try again.'
        }
      />
    </Modal>
  )
}
