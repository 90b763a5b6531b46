import { Honeypot } from '../forms/Honeypot.tsx'
import { NativeField } from '../forms/NativeField.tsx'
import { fields, notice } from '../forms/PlainForm.css.ts'
import { formAddress } from '../forms/PlainForm.tsx'
import { button } from '../primitives/Button/Button.css.ts'
import * as css from './BookingForm.css.ts'
import { Points } from './Points.tsx'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

type BookingFormSectionProps = SectionProps<
  'bookingForm',
  {
    orgTypes: readonly { value: string; label: string }[]
    limits: Readonly<Record<'name' | 'email' | 'organization' | 'freeText', number>>
    notes: { heading: string; points: readonly string[]; closing: string }
  }
>

/**
 * With JavaScript, submitting opens the prefilled scheduler (`renderer/+client.ts`). Without, the server returns the
 * prefilled call request form.
 */
export function BookingFormSection({ section, orgTypes, limits, notes }: BookingFormSectionProps) {
  const { name: maxLength } = limits
  const person = [
    { name: 'first', label: 'First Name', autoComplete: 'given-name', maxLength, required: true },
    { name: 'last', label: 'Last Name', autoComplete: 'family-name', maxLength, required: true },
    {
      name: 'email',
      label: 'Email',
      type: 'email',
      autoComplete: 'email',
      maxLength: limits.email,
      required: true,
    },
    { name: 'org', label: 'Organization', autoComplete: 'organization', maxLength: limits.organization },
  ] as const
  return (
    <SectionFrame {...section} tone="sunken">
      <div className={css.columns}>
        <form
          id={`${section.id}-form`}
          action={formAddress('call-request', 'your-call-form')}
          method="post"
          data-to-scheduler=""
          className={css.form}
        >
          <div className={notice} data-notice="" tabIndex={-1} hidden />
          <div className={fields}>
            {person.map((field) => (
              <NativeField key={field.name} id={`book-${field.name}`} {...field} />
            ))}
          </div>
          <NativeField id="book-type" name="org_type" label="Organization type" options={orgTypes} />
          <NativeField
            rows={3}
            id="book-challenge"
            name="current_challenge"
            label="What’s your biggest challenge right now?"
            maxLength={limits.freeText}
          />
          <noscript>
            <Honeypot />
          </noscript>
          <div>
            <button type="submit" className={button({ variant: 'hero', size: 'large' })}>
              Choose a Time
            </button>
          </div>
        </form>
        <aside aria-labelledby={`${section.id}-notes`} className={css.notes}>
          <h3 id={`${section.id}-notes`}>{notes.heading}</h3>
          <Points items={notes.points} />
          <p>{notes.closing}</p>
        </aside>
      </div>
    </SectionFrame>
  )
}
