import { formatDate } from '../../data-access/time-slots/format.ts'
import type { TimeSlot } from '../../data-access/time-slots/time-slot.ts'
import type { Call } from '../../data-access/your-call.ts'
import { Summary } from '../booking/Summary.tsx'
import { zoneLabel } from '../booking/zone-label.ts'
import { inYourTime } from './in-your-time.ts'
import { NoteField, SaveStep } from './SaveStep.tsx'
import * as css from './your-call.css.ts'
import { confirmChange, goTo } from './your-call-actions.ts'

/** Shows the old and the new time, and the button that moves the call or books it again. */
export function ConfirmChange({ call, slot, timeZone }: { call: Call; slot: TimeSlot; timeZone: string }) {
  const again = call.state === 'canceled'
  return (
    <SaveStep
      call={call}
      title={again ? 'Book the call again' : 'Move the call'}
      save={again ? 'Book Again' : 'Move the Call'}
      onSave={confirmChange}
      back="Back to Time Selection"
      onBack={() => goTo({ step: 'time', date: slot.date })}
    >
      <Summary
        rows={[
          ['Until now', !again && `${formatDate(call.date)}, ${call.time}, ${zoneLabel(call.timezone)}`],
          [again ? 'Time' : 'New time', `${formatDate(slot.date)}, ${slot.time}, ${zoneLabel(timeZone)}`],
          ['In your time', inYourTime(slot)],
        ]}
      />
      {call.holder === 'team' && (
        <div className={css.message}>
          <NoteField call={call} />
        </div>
      )}
    </SaveStep>
  )
}
