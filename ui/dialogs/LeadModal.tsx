import { useAtomValue } from 'jotai'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { Modal } from '../primitives/Modal/Modal.tsx'
import { LeadForm } from './LeadForm.tsx'
import { endLead } from './lead-actions.ts'
import { leadFormAtom, schedulerUrlAtom } from './lead-state.ts'
import { Thanks } from './Thanks.tsx'

export function LeadModal({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const form = useAtomValue(leadFormAtom)
  const schedulerUrl = useAtomValue(schedulerUrlAtom)
  const close = () => {
    onClose()
    endLead()
  }
  if (form.status === 'submitted') {
    return (
      <Modal
        title="Thank you"
        lead="We have your details. The next step is to choose a time."
        isOpen={isOpen}
        onClose={close}
      >
        <Thanks>
          <ButtonLink href={schedulerUrl} variant="hero">
            Go to Scheduler
          </ButtonLink>
          <Button variant="outline" onPress={close}>
            Close
          </Button>
        </Thanks>
      </Modal>
    )
  }
  return (
    <Modal
      title="Book Your Free Strategy Call"
      lead="Tell us a little about your work, then choose a time. Fields marked * are required."
      isOpen={isOpen}
      onClose={close}
    >
      <LeadForm />
    </Modal>
  )
}
