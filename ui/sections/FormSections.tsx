import type { PageLink } from '../../content/model/link.ts'
import { ContactForms, PageForm } from '../forms/SiteForm.tsx'
import { aside } from '../layout/layout.css.ts'
import { DownloadLink } from './ActionLink.tsx'
import * as css from './FormSections.css.ts'
import { Points } from './ListSections.tsx'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

type Notes = { heading: string; points: readonly string[]; closing: string }

/** Begins a booking: the form opens the scheduler, or the call request without a script. */
export function BookingFormSection({ section, notes }: SectionProps<'bookingForm', { notes: Notes }>) {
  return (
    <SectionFrame {...section} tone="sunken" last>
      <div className={css.columns}>
        <div className={css.place}>
          <PageForm name="home" id={`${section.id}-form`} />
        </div>
        <aside aria-labelledby={`${section.id}-notes`} className={css.notes}>
          <h3 id={`${section.id}-notes`}>{notes.heading}</h3>
          <Points items={notes.points} />
          <p>{notes.closing}</p>
        </aside>
      </div>
    </SectionFrame>
  )
}

type Contact = { email: string; phone: string; phoneLink: string; sampleAudit: PageLink }

/** Beside the form of the contact page: what happens with it, and for visitors who would rather write or call. */
export function PlainFormSection({ section, contact }: SectionProps<'plainForm', { contact: Contact }>) {
  const { sampleAudit, email, phone, phoneLink } = contact
  const beside = (
    <div className={aside}>
      {section.points && <Points items={section.points} />}
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
  return (
    <SectionFrame {...section} tone="sunken" layout="split" aside={beside}>
      <ContactForms />
    </SectionFrame>
  )
}

export function DownloadSection({ section }: SectionProps<'download'>) {
  return (
    <SectionFrame {...section} layout="split">
      <div className={css.box}>
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <DownloadLink {...section} />
      </div>
    </SectionFrame>
  )
}
