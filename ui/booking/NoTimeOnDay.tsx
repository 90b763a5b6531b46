import { useAtomValue } from 'jotai'
import { formatDate, partOfDay } from '../../data-access/time-slots/format.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { daysWithoutTimeAtom, slotsAtom } from './atoms.ts'
import * as css from './BookingWizard.css.ts'

/** Why the chosen day has no free time, with a link to the next day that has one. */
export function NoTimeOnDay({ date, onDate }: { date: string; onDate: (date: string) => void }) {
  const slots = useAtomValue(slotsAtom)
  const days = useAtomValue(daysWithoutTimeAtom)
  const next = slots.find((slot) => slot.date > date) ?? slots[0]
  if (!next) return null
  const away = days.find((day) => day.date === date)?.away
  return (
    <div role="status" className={css.empty}>
      <p>{away ? 'Our team is away on this day.' : 'No time is left on this day in your time zone.'}</p>
      <Button variant="default" size="small" onPress={() => onDate(next.date)}>
        Look at the {partOfDay(next.time)} of {formatDate(next.date)}
      </Button>
    </div>
  )
}
