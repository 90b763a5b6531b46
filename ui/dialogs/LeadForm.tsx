import { useAtomValue } from 'jotai'
import { helpAreas } from '../../supabase/functions/_shared/contracts/lead.ts'
import { limits } from '../../supabase/functions/_shared/contracts/limits.ts'
import { personFields } from '../island/person-fields.ts'
import { CheckboxGroup } from '../primitives/CheckboxGroup/CheckboxGroup.tsx'
import { TextField, type TextFieldProps } from '../primitives/TextField/TextField.tsx'
import { DialogForm } from './DialogForm.tsx'
import * as css from './Dialogs.css.ts'
import { editLead, fillHoneypot, sendLead, startLeadOver } from './lead-actions.ts'
import type { LeadDraft } from './lead-draft.ts'
import { leadAtom, leadFormAtom } from './lead-state.ts'

type TextName = Exclude<keyof LeadDraft, 'id' | 'helpWith'>

const fields = {
  ...personFields,
  phone: { ...personFields.phone, isRequired: true },
  organization: { ...personFields.organization, isRequired: true },
  website: { label: 'Website', type: 'text', inputMode: 'url', autoComplete: 'url', maxLength: limits.url },
  primaryGoal: { label: 'Primary Goal', maxLength: limits.freeText, rows: 3, isRequired: true },
} as const satisfies Record<TextName, TextFieldProps>

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
          label="What do you need help with?"
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
      {...fields[name]}
      name={name}
      value={value}
      errorMessage={form.status === 'editing' ? form.errors[name] : undefined}
      onChange={(next) => editLead(name, next)}
    />
  )
}
