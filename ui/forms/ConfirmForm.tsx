import { PlainField, PlainForm } from './PlainForm.tsx'

const code = {
  label: 'Code from our email',
  description: 'Twelve letters and digits, like K7QM-4D9X-2B6T. You can paste the link from the email, too.',
  autoComplete: 'one-time-code',
  isRequired: true,
  maxLength: 300,
}

/** For who has no script, and for who reads mail on another device. */
export function ConfirmForm({ id }: { id: string }) {
  return (
    <PlainForm form="confirm" id={id} submitLabel="Confirm">
      <PlainField form="confirm" name="code" field={code} />
    </PlainForm>
  )
}
