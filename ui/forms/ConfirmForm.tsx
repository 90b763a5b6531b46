import type { FormFields } from '../../supabase/functions/_shared/contracts/form-field.ts'
import { PlainFields, PlainForm } from './PlainForm.tsx'

const fields = {
  code: {
    label: 'Code from our email',
    kind: 'text',
    max: 300,
    required: true,
    autoComplete: 'one-time-code',
    description:
      'Twelve letters and digits, like K7QM-4D9X-2B6T. You can paste the link from the email, too.',
    wide: true,
  },
} as const satisfies FormFields

/** For visitors without script, and those who read mail on another device. */
export function ConfirmForm({ id }: { id: string }) {
  return (
    <PlainForm form="confirm" id={id} submitLabel="Confirm">
      <PlainFields form="confirm" fields={fields} />
    </PlainForm>
  )
}
