import { PageForm } from '../forms/SiteForm.tsx'
import * as css from './BookingForm.css.ts'
import { Points } from './Points.tsx'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

type BookingFormSectionProps = SectionProps<
  'bookingForm',
  { notes: { heading: string; points: readonly string[]; closing: string } }
>

/** Begins a booking: the form opens the scheduler, or the call request without a script. */
export function BookingFormSection({ section, notes }: BookingFormSectionProps) {
  return (
    <SectionFrame {...section} tone="sunken">
      <div className={css.columns}>
        <PageForm name="home" id={`${section.id}-form`} />
        <aside aria-labelledby={`${section.id}-notes`} className={css.notes}>
          <h3 id={`${section.id}-notes`}>{notes.heading}</h3>
          <Points items={notes.points} />
          <p>{notes.closing}</p>
        </aside>
      </div>
    </SectionFrame>
  )
}
