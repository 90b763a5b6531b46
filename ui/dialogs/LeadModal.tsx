import { useAtomValue } from 'jotai'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { Modal } from '../primitives/Modal/Modal.tsx'
import { DialogForm } from './DialogForm.tsx'
import { endLead, leadForm, schedulerUrlAtom } from './lead-form.ts'
import { Thanks } from './Thanks.tsx'

export function LeadModal() {
  const form = useAtomValue(leadForm.stateAtom)
  const schedulerUrl = useAtomValue(schedulerUrlAtom)
  if (form.status === 'submitted') {
    return (
      <Modal
        name="call"
        title="Thank you"
        lead="We have your details. Next, choose a time."
        onClose={endLead}
      >
        <Thanks>
          <ButtonLink href={schedulerUrl} variant="hero">
            Go to Scheduler
          </ButtonLink>
          <Button variant="outline" data-close="">
            Close
          </Button>
        </Thanks>
      </Modal>
    )
  }
  return (
    <Modal
      name="call"
      title="Book Your Free Strategy Call"
      lead="Tell us a little about your work, then choose a time. Fields marked * are required."
      onClose={endLead}
    >
      <DialogForm
        model={leadForm}
        submitLabel="Continue to Scheduler"
        busyLabel="Submitting..."
        failureText={({ message }) => message}
      />
    </Modal>
  )
}
