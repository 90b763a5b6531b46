import { useAtomValue } from 'jotai'
import { site } from '../../content/site.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { isOtherZoneFreeAtom, slotsAtom, takenTimesAtom } from './atoms.ts'
import * as css from './BookingWizard.css.ts'
import { refreshTakenTimes } from './refresh-taken-times.ts'

/** Why there is nothing to choose from, and what to do about it. Renders nothing if there is a choice. */
export function AvailabilityNotice() {
  const taken = useAtomValue(takenTimesAtom)
  const slots = useAtomValue(slotsAtom)
  if (taken.status === 'loading') {
    return (
      <p role="status" className={css.empty}>
        Looking up free times …
      </p>
    )
  }
  if (taken.status === 'failed') {
    return (
      <div role="alert" className={css.problem}>
        <p>We could not look up free times. {taken.error.message}</p>
        <Button variant="default" size="small" onPress={() => void refreshTakenTimes()}>
          Try again
        </Button>
      </div>
    )
  }
  return slots.length > 0 ? null : <NoTime />
}

function NoTime() {
  const isOtherZoneFree = useAtomValue(isOtherZoneFreeAtom)
  return (
    <div role="status" className={css.empty}>
      <p>
        {isOtherZoneFree
          ? 'No time in the next two weeks suits both your working hours and ours. Choose another time zone above, or write to us and we will find one together:'
          : 'Every time in the next two weeks is taken. Write to us and we will find one together:'}
      </p>
      <a href={`mailto:${site.email}`}>{site.email}</a>
    </div>
  )
}
