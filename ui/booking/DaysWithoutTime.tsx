import { useAtomValue } from 'jotai'
import { formatDate } from '../../data-access/time-slots/format.ts'
import { daysWithoutTimeAtom } from './atoms.ts'
import * as css from './BookingWizard.css.ts'

const listed = new Intl.ListFormat('en-US')

/** Lists the days off between the offered days, so that nobody looks for them. */
export function DaysWithoutTime({ until = '' }: { until: string | undefined }) {
  const away = useAtomValue(daysWithoutTimeAtom).filter((day) => day.away && day.date < until)
  if (away.length === 0) return null
  return (
    <p className={css.daysWithoutTime}>
      Our team is away on {listed.format(away.map(({ date }) => formatDate(date, 'short')))}.
    </p>
  )
}
