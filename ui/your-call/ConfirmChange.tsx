import { useAtomValue } from 'jotai'
import { formatDate } from '../../data-access/time-slots/format.ts'
import type { TimeSlot } from '../../data-access/time-slots/time-slot.ts'
import type { Call } from '../../data-access/your-call.ts'
import { BackButton } from '../booking/BackButton.tsx'
import * as wizard from '../booking/BookingWizard.css.ts'
import { StepHead } from '../booking/StepHead.tsx'
import { zoneLabel } from '../booking/zone-label.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { NoteField } from './NoteField.tsx'
import { SavingProblem } from './SavingProblem.tsx'
import * as css from './your-call.css.ts'
import { confirmChange, goTo } from './your-call-actions.ts'
import { savingAtom } from './your-call-state.ts'

/** The old time, the new one, and the button that moves the call. */
export function ConfirmChange({ call, slot, timeZone }: { call: Call; slot: TimeSlot; timeZone: string }) {
  const busy = useAtomValue(savingAtom).status === 'busy'
  const again = call.state === 'cancelled'
  const label = again ? 'Book again' : 'Move the call'
  const toTimes = () => goTo({ step: 'time', date: slot.date })
  const rows = [
    ...(again ? [] : [['Until now', `${formatDate(call.date)}, ${call.time}, ${zoneLabel(call.timezone)}`]]),
    [again ? 'Time' : 'New time', `${formatDate(slot.date)}, ${slot.time}, ${zoneLabel(timeZone)}`],
  ]
  return (
    <div>
      <StepHead title={again ? 'Book the call again' : 'Move the call'} />
      <dl className={wizard.summary}>
        {rows.map(([term, detail]) => (
          <div key={term} className={wizard.summaryRow}>
            <dt className={wizard.term}>{term}</dt>
            <dd className={wizard.detail}>{detail}</dd>
          </div>
        ))}
      </dl>
      {call.holder === 'team' && (
        <div className={css.message}>
          <NoteField call={call} />
        </div>
      )}
      <SavingProblem onOtherTime={toTimes} />
      <div className={wizard.nav}>
        <Button variant="hero" isPending={busy} onPress={() => void confirmChange()}>
          {busy ? 'One moment …' : label}
        </Button>
        <BackButton isDisabled={busy} onPress={toTimes}>
          Back to Time Selection
        </BackButton>
      </div>
    </div>
  )
}
