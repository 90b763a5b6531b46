import type { SectionOf } from '../../content/model/section.ts'
import { ContactForms } from '../forms/ContactForms.tsx'
import { PageForm } from '../forms/SiteForm.tsx'
import { aside } from '../layout/layout.css.ts'
import { SectionFrame } from './SectionFrame.tsx'

type Contact = { email: string; phone: string; phoneLink: string }
type PlainFormSectionProps = { section: SectionOf<'plainForm'>; contact: Contact }

export function PlainFormSection({ section, contact }: PlainFormSectionProps) {
  const id = `${section.id}-form`
  return (
    <SectionFrame
      {...section}
      tone="sunken"
      layout="split"
      aside={section.form === 'contact' && <DirectContact {...contact} />}
    >
      {section.form === 'strategyCall' && <PageForm name="strategy-call" id={id} />}
      {section.form === 'callRequest' && <PageForm name="call-request" id={id} />}
      {section.form === 'contact' && <ContactForms />}
    </SectionFrame>
  )
}

/** Shown beside the form, for visitors who would rather write or call. */
function DirectContact({ email, phone, phoneLink }: Contact) {
  return (
    <p className={aside}>
      Email: <a href={`mailto:${email}`}>{email}</a>
      <br />
      Phone: <a href={phoneLink}>{phone}</a>
    </p>
  )
}
