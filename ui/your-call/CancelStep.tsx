import { useAtom, useAtomValue } from 'jotai'
import { formatDate } from '../../data-access/time-slots/format.ts'
import type { Call } from '../../data-access/your-call.ts'
import { BackButton } from '../booking/BackButton.tsx'
import { nav } from '../booking/BookingWizard.css.ts'
import { StepHead } from '../booking/StepHead.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { TextField } from '../primitives/TextField/TextField.tsx'
import { SavingProblem } from './SavingProblem.tsx'
import { confirmCancel, goTo } from './your-call-actions.ts'
import { noteAtom, savingAtom } from './your-call-state.ts'

/** Asks once before cancelling, and takes a message to the other side. */
export function CancelStep({ call }: { call: Call }) {
  const busy = useAtomValue(savingAtom).status === 'busy'
  const [note, setNote] = useAtom(noteAtom)
  const team = call.holder === 'team'
  return (
    <div>
      <StepHead title="Cancel the call?" note={`${formatDate(call.date)}, ${call.time}`} />
      <TextField
        label={team ? `A line to ${call.firstName} (optional)` : 'A line to us (optional)'}
        description={
          team
            ? 'They read it in the email about the cancellation.'
            : 'We do not mind; it only helps us to know.'
        }
        rows={3}
        maxLength={1000}
        value={note}
        onChange={setNote}
      />
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
