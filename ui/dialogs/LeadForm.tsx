import { useAtomValue } from 'jotai'
import { helpAreas } from '../../supabase/functions/_shared/contracts/lead.ts'
import { CheckboxGroup } from '../primitives/CheckboxGroup/CheckboxGroup.tsx'
import { TextField } from '../primitives/TextField/TextField.tsx'
import { DialogForm } from './DialogForm.tsx'
import * as css from './Dialogs.css.ts'
import { editLead, fillHoneypot, sendLead, startLeadOver } from './lead-actions.ts'
import type { LeadDraft } from './lead-draft.ts'
import { helpWithLabel, leadFields } from './lead-fields.ts'
import { leadAtom, leadFormAtom } from './lead-state.ts'

type TextName = Exclude<keyof LeadDraft, 'id' | 'helpWith'>

export function LeadForm() {
  const form = useAtomValue(leadFormAtom)
  const { helpWith } = useAtomValue(leadAtom)
  const failure = form.status === 'editing' ? form.failure : undefined
  return (
    <DialogForm
      form={form}
      submitLabel="Continue to Scheduler"
      busyLabel="Submitting..."
      failure={failure?.message}
      send={sendLead}
      fillHoneypot={fillHoneypot}
      startOver={startLeadOver}
    >
      <div className={css.pair}>
        <LeadInput name="firstName" />
        <LeadInput name="lastName" />
        <LeadInput name="organization" />
        <LeadInput name="email" />
        <LeadInput name="phone" />
        <LeadInput name="website" />
      </div>
      <div data-field="helpWith">
        <CheckboxGroup
          label={helpWithLabel}
          name="helpWith"
          options={helpAreas}
          value={helpWith}
          isRequired
          errorMessage={form.status === 'editing' ? form.errors.helpWith : undefined}
          onChange={(areas) => editLead('helpWith', areas)}
        />
      </div>
      <LeadInput name="primaryGoal" />
    </DialogForm>
  )
}

function LeadInput({ name }: { name: TextName }) {
  const value = useAtomValue(leadAtom)[name]
  const form = useAtomValue(leadFormAtom)
  return (
    <TextField
      {...leadFields[name]}
      name={name}
      value={value}
      errorMessage={form.status === 'editing' ? form.errors[name] : undefined}
      onChange={(next) => editLead(name, next)}
    />
  )
}
