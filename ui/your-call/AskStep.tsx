import { useAtomValue } from 'jotai'
import { formatDate } from '../../data-access/time-slots/format.ts'
import type { Call } from '../../data-access/your-call.ts'
import { BackButton } from '../booking/BackButton.tsx'
import { nav } from '../booking/BookingWizard.css.ts'
import { StepHead } from '../booking/StepHead.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { NoteField } from './NoteField.tsx'
import { SavingProblem } from './SavingProblem.tsx'
import { confirmAsk, goTo } from './your-call-actions.ts'
import { savingAtom } from './your-call-state.ts'

/** Lets the team ask the person to choose another time. */
export function AskStep({ call }: { call: Call }) {
  const busy = useAtomValue(savingAtom).status === 'busy'
  return (
    <div>
      <StepHead
        title={`Ask ${call.firstName} to choose another time?`}
        note={`An email with a link goes out. Until they choose, the call stands: ${formatDate(call.date)}, ${call.time}.`}
      />
      <NoteField call={call} />
      <SavingProblem />
      <div className={nav}>
        <Button variant="hero" isPending={busy} onPress={() => void confirmAsk()}>
          {busy ? 'One moment …' : 'Send the email'}
        </Button>
        <BackButton isDisabled={busy} onPress={() => goTo({ step: 'call' })}>
          Back to the Call
        </BackButton>
      </div>
    </div>
  )
}
