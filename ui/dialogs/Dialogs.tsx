import { useAtomValue } from 'jotai'
import { auditDelivery } from '../../supabase/functions/_shared/site-values.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { auditForm, bookAuditReview, endAudit } from './audit-form.ts'
import { FormModal } from './FormModal.tsx'
import { endLead, leadForm, schedulerUrlAtom } from './lead-form.ts'

/** The dialogs' `identifierPrefix`, which must be the same for prerendering and hydration. */
export const dialogsPrefix = 'dialogs'

/** The dialogs with forms: prerendered, then hydrated, whether open or not. */
export const Dialogs = () => (
  <>
    <LeadModal />
    <AuditModal />
  </>
)

const requiredFields = 'Fields marked * are required.'

const LeadModal = () => (
  <FormModal
    name="call"
    title="Book Your Free Strategy Call"
    lead={`Tell us a little about your work, then choose a time.\n${requiredFields}`}
    onClose={endLead}
    model={leadForm}
    variant="hero"
    submitLabel="Continue to Scheduler"
    busyLabel="Submitting..."
    failureText={({ message }) => message}
    thanks={{ title: 'Thank you', lead: 'We have your details. Next, choose a time.' }}
    next={<ToScheduler />}
  />
)

const ToScheduler = () => (
  <ButtonLink href={useAtomValue(schedulerUrlAtom)} variant="hero">
    Go to Scheduler
  </ButtonLink>
)

const AuditModal = () => (
  <FormModal
    name="audit"
    title="Get Your Free Website Audit"
    lead={`We look at your website as a donor would: giving, sign-up, search.\n${requiredFields}`}
    onClose={endAudit}
    model={auditForm}
    variant="mission"
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
