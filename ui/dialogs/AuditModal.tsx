import { auditDelivery } from '../../supabase/functions/_shared/site-values.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { auditForm, bookAuditReview, endAudit } from './audit-form.ts'
import { FormModal } from './FormModal.tsx'

export const AuditModal = () => (
  <FormModal
    name="audit"
    title="Get Your Free Website Audit"
    lead="We look at your website as a donor would: giving, sign-up, search. Fields marked * are required."
    onClose={endAudit}
    model={auditForm}
    submitLabel="Request My Free Audit"
    busyLabel="Submitting Request..."
    failureText={({ kind, message }) =>
      kind === 'rate_limited' ? message : 'Something went wrong. Please try again.'
    }
    thanks={{
      title: 'Thank You',
      lead: `Your request is in. We’ll send you our analysis within ${auditDelivery}.`,
    }}
    next={
      <Button variant="hero" onPress={bookAuditReview}>
        Book Audit Review Call
      </Button>
    }
  />
)
