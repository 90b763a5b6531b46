import { useAtom, useAtomValue } from 'jotai'
import type { FormEvent } from 'react'
import { CallRequestForm } from '../forms/CallRequestForm.tsx'
import { fillForm } from '../forms/form-values.ts'
import { keepForm } from '../forms/keep-forms.ts'
import { store } from '../island/store.ts'
import {
  backgroundAtom,
  confirmingAtom,
  contactAtom,
  noTimeReasonAtom,
  type RequestStepProps,
  wizardStateAtom,
} from './atoms.ts'
import { StepHead } from './StepHead.tsx'
import { TimeZoneSelect } from './TimeZoneSelect.tsx'
import { type ContactField, emptyContact, wizardDraft } from './wizard-draft.ts'

/** Replaces the wizard if no time can be booked: asks for a day, with everything typed and chosen so far. */
export function RequestStep({ onContact, onZone }: RequestStepProps) {
  const noTime = useAtomValue(noTimeReasonAtom)
  const confirming = useAtomValue(confirmingAtom)
  const [background, setBackground] = useAtom(backgroundAtom)
  /** Another time zone may lead back to the wizard, which then has the words of the form. */
  const keepTyped = ({ target }: FormEvent) => {
    const { name, value } = target as HTMLInputElement
    if (name in emptyContact) onContact(name as ContactField, value)
    else if (name in background) setBackground({ ...background, [name]: value })
  }
  return (
    <div ref={fillIn} onInput={keepTyped}>
      <StepHead
        title="Request a Call"
        note={
          confirming.status === 'failed'
            ? confirming.error.message
            : `${noTime} Tell us which day works for you, and we’ll email you a time.`
        }
      />
      <CallRequestForm id="request" zone={<TimeZoneSelect onChoose={onZone} />} />
    </div>
  )
}

function fillIn(container: HTMLElement | null): void {
  const form = container?.querySelector('form')
  if (!form) return
  const state = store.get(wizardStateAtom)
  const slot = state.step === 'confirm' && state.slot
  fillForm(form, {
    ...store.get(contactAtom),
    ...store.get(backgroundAtom),
    ...(state.step === 'time' && { day: state.date }),
    ...(slot && { day: slot.date, partOfDay: slot.time.endsWith('AM') ? 'morning' : 'afternoon' }),
  })
  keepForm(form, wizardDraft.clear)
}
