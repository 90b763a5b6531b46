import type { PageLink } from '../../content/model/link.ts'
import type { SectionOf } from '../../content/model/section.ts'
import { ContactForms } from '../forms/ContactForms.tsx'
import { PageForm } from '../forms/SiteForm.tsx'
import { aside } from '../layout/layout.css.ts'
import { Points } from './Points.tsx'
import { SectionFrame } from './SectionFrame.tsx'

type Contact = { email: string; phone: string; phoneLink: string; sampleAudit: PageLink }
type PlainFormSectionProps = { section: SectionOf<'plainForm'>; contact: Contact }

export function PlainFormSection({ section, contact }: PlainFormSectionProps) {
  const id = `${section.id}-form`
  return (
    <SectionFrame
      {...section}
      tone="sunken"
      layout="split"
      aside={section.form === 'contact' && <Beside section={section} {...contact} />}
    >
      {section.form === 'strategyCall' && <PageForm name="strategy-call" id={id} />}
      {section.form === 'callRequest' && <PageForm name="call-request" id={id} />}
      {section.form === 'contact' && <ContactForms />}
    </SectionFrame>
  )
}

/** Beside the form: what happens with it, and for visitors who would rather write or call. */
function Beside({
  section,
  email,
  phone,
  phoneLink,
  sampleAudit,
}: Contact & Pick<PlainFormSectionProps, 'section'>) {
  return (
    <div className={aside}>
      <Points items={section.points ?? []} />
      <p>
        <a href={sampleAudit.to}>{sampleAudit.label}</a>
      </p>
      <p>
        Email: <a href={`mailto:${email}`}>{email}</a>
        <br />
        Phone: <a href={phoneLink}>{phone}</a>
      </p>
    </div>
  )
}
