import { useAtomValue } from 'jotai'
import { formWords } from '../../content/form-words.ts'
import { whenStepWords as words } from '../../content/scheduler-words.ts'
import { fillBlanks } from '../../supabase/functions/_shared/text.ts'
import { dayText, partOfDay } from '../../supabase/functions/_shared/time/time-text.ts'
import { Button } from '../primitives/Button/Button.tsx'
import * as css from './BookingWizard.css.ts'
import { isTeamAtom, noTimeReasonAtom, refreshTakenTimes, slotsAtom, takenTimesAtom } from './free-times.ts'
import { RequestLink } from './StepParts.tsx'

/* What the scheduler says where there is no time to choose, and the way on. */

/** Says that times are loading, failed to load, or are all taken. Renders nothing if there are free times. */
export function AvailabilityNotice() {
  const taken = useAtomValue(takenTimesAtom)
  const slots = useAtomValue(slotsAtom)
  if (taken.status === 'loading') {
    return (
      <p role="status" className={css.empty}>
        {words.loading}
      </p>
    )
  }
  if (taken.status === 'failed') {
    return (
      <div role="alert" className={css.problem}>
        <p>{fillBlanks(words.notLoaded, { reason: taken.error.message })}</p>
        <Button variant="default" size="small" onPress={() => void refreshTakenTimes()}>
          {formWords.tryAgain}
        </Button>
      </div>
    )
  }
  return slots.length > 0 ? null : <NoTime />
}

/** That no call can be booked at all, and the way on. */
export function NoTime() {
  const reason = useAtomValue(noTimeReasonAtom)
  const isTeam = useAtomValue(isTeamAtom)
  return (
    <div role="status" className={css.empty}>
      <p>{isTeam ? reason : `${reason} ${words.askInstead}`}</p>
      {!isTeam && <RequestLink />}
    </div>
  )
}

/** Says why the chosen day has no free time, with a button for the next day that has one. */
export function NoTimeOnDay({ date, onDate }: { date: string; onDate: (date: string) => void }) {
  const slots = useAtomValue(slotsAtom)
  const { noTimeOnDay } = useAtomValue(isTeamAtom) ? words.team : words
  const next = slots.find((slot) => slot.date > date) ?? slots[0]
  if (!next) return null
  return (
    <div role="status" className={css.empty}>
      <p>{noTimeOnDay}</p>
      <Button variant="default" size="small" onPress={() => onDate(next.date)}>
        {fillBlanks(words.nextDay, { part: partOfDay(next.time), date: dayText(next.date) })}
      </Button>
    </div>
  )
}
