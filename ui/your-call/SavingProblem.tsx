import { useAtomValue } from 'jotai'
import { problem } from '../booking/BookingWizard.css.ts'
import { visuallyHidden } from '../layout/layout.css.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { savingAtom } from './your-call-state.ts'

/** Announces to screen readers that a change is being saved, or shows what went wrong. */
export function SavingProblem({ onOtherTime }: { onOtherTime?: () => void }) {
  const saving = useAtomValue(savingAtom)
  if (saving.status === 'busy') {
    return (
      <p role="status" className={visuallyHidden}>
        One moment …
      </p>
    )
  }
  if (saving.status !== 'failed') return null
  return (
    <div role="alert" className={problem}>
      <p>{saving.problem.message} Your call is as it was.</p>
      {onOtherTime && saving.problem.kind === 'time_taken' && (
        <Button variant="default" size="small" onPress={onOtherTime}>
          Choose another time
        </Button>
      )}
    </div>
  )
}
