import { limits } from '../../supabase/functions/_shared/contracts/limits.ts'
import { personFields } from '../island/person-fields.ts'
import * as css from './PlainForm.css.ts'
import { PlainField, PlainForm } from './PlainForm.tsx'

const form = 'contact'
const names = ['firstName', 'lastName', 'email', 'phone'] as const
const message = { label: 'Message', maxLength: limits.freeText, rows: 3, isRequired: true }

export function ContactForm({ id }: { id: string }) {
  return (
    <PlainForm form={form} id={id} submitLabel="Send Message">
      <div className={css.pair}>
        {names.map((name) => (
          <PlainField key={name} form={form} name={name} field={personFields[name]} />
        ))}
      </div>
      <PlainField form={form} name="organization" field={personFields.organization} />
      <PlainField form={form} name="message" field={message} />
    </PlainForm>
  )
}
