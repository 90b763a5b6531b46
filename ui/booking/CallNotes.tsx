import { scheduleNotes } from '../../content/schedule-notes.ts'
import { Points } from '../sections/Points.tsx'
import * as css from './BookingWizard.css.ts'

/** What happens on the call, beside the scheduler and a booked call. */
export const CallNotes = () => (
  <aside aria-labelledby="call-heading" className={css.notes}>
    <h2 id="call-heading" className={css.notesHeading}>
      {scheduleNotes.heading}
    </h2>
    <Points items={scheduleNotes.points} />
    <p>{scheduleNotes.closing}</p>
  </aside>
)
