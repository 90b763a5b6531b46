import { useAtomValue } from 'jotai'
import { type FormEvent, useState } from 'react'
import { wizardWords, requestStepWords as words } from '../../content/scheduler-words.ts'
import { keepValues } from '../forms/form-draft.ts'
import { SiteForm } from '../forms/SiteForm.tsx'
import { store } from '../island/store.ts'
import {
  confirmingAtom,
  contactAtom,
  noTimeReasonAtom,
  orgTypeAtom,
  type RequestStepProps,
  wizardStateAtom,
} from './atoms.ts'
import { nav } from './BookingWizard.css.ts'
import { BackButton, StepHead } from './StepParts.tsx'
import { TimeZoneSelect } from './TimeZoneSelect.tsx'
import { type ContactField, emptyContact, wizardDraft } from './wizard-state.ts'
import { goBack } from './wizard-steps.ts'

/** Replaces the wizard if no time can be booked, or none suits: asks for a day, with everything typed and chosen so far. */
export function RequestStep({ onContact, onZone }: RequestStepProps) {
  // Before the form is rendered, which fills in what the tab knows.
  useState(keepChosen)
  const noTime = useAtomValue(noTimeReasonAtom)
  const confirming = useAtomValue(confirmingAtom)
  const { step } = useAtomValue(wizardStateAtom)
  /** Another time zone may lead back to the wizard, which then has the words of the form. */
  const keepTyped = ({ target }: FormEvent) => {
    const { name, value } = target as HTMLInputElement
    if (name in emptyContact) onContact(name as ContactField, value)
    else if (name === 'orgType') store.set(orgTypeAtom, value)
  }
  return (
    <div data-island="form" onInput={keepTyped}>
      <StepHead
        title={words.title}
        note={
          confirming.status === 'failed'
            ? confirming.error.message
            : `${step === 'request' ? '' : noTime} ${words.text}`.trim()
        }
      />
      <SiteForm
        name="call-request"
        id="request"
        zone={<TimeZoneSelect onChoose={onZone} />}
        onLeave={wizardDraft.clear}
      />
      {step === 'request' && (
        <div className={nav}>
          <BackButton onPress={goBack}>{wizardWords.toDates}</BackButton>
        </div>
      )}
    </div>
  )
}

/** What the wizard knows, for the form's fields. */
function keepChosen(): void {
  const state = store.get(wizardStateAtom)
  const slot = state.step === 'confirm' && state.slot
  keepValues({
    ...store.get(contactAtom),
    orgType: store.get(orgTypeAtom),
    ...(state.step === 'time' && { day: state.date }),
    ...(slot && { day: slot.date, partOfDay: slot.time.endsWith('AM') ? 'morning' : 'afternoon' }),
  })
}
