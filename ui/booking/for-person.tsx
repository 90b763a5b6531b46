import { browserTimeZone } from '../../data-access/attribution.ts'
import { formatTime } from '../../data-access/time-slots/format.ts'
import type { TimeSlot } from '../../data-access/time-slots/time-slot.ts'
import type { Person } from './atoms.ts'
import { note } from './BookingWizard.css.ts'
import { zoneLabel } from './zone-label.ts'

/** How times are shown when the team chooses one: in the person's zone, with the team's own in parentheses. */
export function forPerson(person: Pick<Person, 'firstName' | 'timeZone' | 'day' | 'secret'>): Person {
  const { firstName, timeZone } = person
  const here = browserTimeZone()
  return {
    ...person,
    zone: timeZone && (
      <p className={note}>
        In {firstName}’s time, {zoneLabel(timeZone)}
        {['', timeZone].includes(here) ? ', the same as yours.' : '; yours in parentheses.'}
      </p>
    ),
    labelOf({ time, startsAt }: TimeSlot) {
      const ours = formatTime(startsAt, here || 'UTC')
      const label = here === '' || ours === time ? time : `${time} (${ours})`
      return label.replaceAll(/ (?=[AP]M)/g, '\u00a0')
    },
  }
}
