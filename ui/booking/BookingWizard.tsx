import { useAtomValue } from 'jotai'
import { wizardStateAtom } from './atoms.ts'
import * as css from './BookingWizard.css.ts'
import { CalendarStep } from './CalendarStep.tsx'
import { ConfirmHeld } from './ConfirmHeld.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import { ContactStep } from './ContactStep.tsx'
import { HeldScreen } from './HeldScreen.tsx'
import { StepIndicator } from './StepIndicator.tsx'
import { SuccessScreen } from './SuccessScreen.tsx'
import { TimeStep } from './TimeStep.tsx'

/** The four steps to a booked call. Prerendered as its first step, so that nothing moves when the script comes. */
export function BookingWizard() {
  const state = useAtomValue(wizardStateAtom)
  return (
    <div className={css.frame}>
      {state.step !== 'success' && state.step !== 'held' && <StepIndicator current={state.step} />}
      {state.step === 'form' && <ContactStep />}
      {state.step === 'calendar' && <CalendarStep />}
      {state.step === 'time' && <TimeStep date={state.date} />}
      {state.step === 'confirm' && <ConfirmStep slot={state.slot} timeZone={state.timeZone} />}
      {state.step === 'held' && <ConfirmHeld code={state.code} />}
      {state.step === 'success' &&
        (state.booking.heldUntil ? (
          <HeldScreen booking={state.booking} />
        ) : (
          <SuccessScreen booking={state.booking} attendee={state.attendee} />
        ))}
    </div>
  )
}
