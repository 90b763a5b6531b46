import { useAtomValue } from 'jotai'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { FormModal } from './FormModal.tsx'
import { endLead, leadForm, schedulerUrlAtom } from './lead-form.ts'

export const LeadModal = () => (
  <FormModal
    name="call"
    title="Book Your Free Strategy Call"
    lead="Tell us a little about your work, then choose a time. Fields marked * are required."
    onClose={endLead}
    model={leadForm}
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
