import { useAtomValue } from 'jotai'
import { formatDate } from '../../data-access/time-slots/format.ts'
import type { Call } from '../../data-access/your-call.ts'
import { BackButton } from '../booking/BackButton.tsx'
import { nav } from '../booking/BookingWizard.css.ts'
import { StepHead } from '../booking/StepHead.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { NoteField } from './NoteField.tsx'
import { SavingProblem } from './SavingProblem.tsx'
import { confirmCancel, goTo } from './your-call-actions.ts'
import { savingAtom } from './your-call-state.ts'

/** Asks for confirmation before cancelling, and for a message to the other side. */
export function CancelStep({ call }: { call: Call }) {
  const busy = useAtomValue(savingAtom).status === 'busy'
  return (
    <div>
      <StepHead title="Cancel the call?" note={`${formatDate(call.date)}, ${call.time}`} />
      <NoteField call={call} />
      <SavingProblem />
      <div className={nav}>
        <BackButton isDisabled={busy} onPress={() => goTo({ step: 'call' })}>
          Keep the call
        </BackButton>
        <Button variant="destructive" isPending={busy} onPress={() => void confirmCancel()}>
          {busy ? 'One moment …' : 'Cancel the call'}
        </Button>
      </div>
    </div>
  )
}
