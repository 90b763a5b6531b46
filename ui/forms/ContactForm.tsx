import { contactFields } from '../../supabase/functions/_shared/contracts/contact-message.ts'
import { PlainFields, PlainForm } from './PlainForm.tsx'

export function ContactForm({ id }: { id: string }) {
  return (
    <PlainForm form="contact" id={id} submitLabel="Send Message">
      <PlainFields form="contact" fields={contactFields} />
    </PlainForm>
  )
}
