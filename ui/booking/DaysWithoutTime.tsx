import { useAtomValue } from 'jotai'
import { daysWithoutTimeAtom, pickersAtom } from './atoms.ts'
import * as css from './BookingWizard.css.ts'

/** Lists the days between the offered ones that have no time, so that nobody looks for them. */
export function DaysWithoutTime({ until = '' }: { until: string | undefined }) {
  const days = useAtomValue(daysWithoutTimeAtom)
  const text = useAtomValue(pickersAtom)?.missingDays(days, until)
  return text && <p className={css.daysWithoutTime}>{text}</p>
}
