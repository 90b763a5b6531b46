import { useAtomValue } from 'jotai'
import { bookingRules } from '../../content/booking-rules.ts'
import { wizardWords } from '../../content/scheduler-words.ts'
import { field, input, label } from '../primitives/TextField/field.css.ts'
import { timeZoneAtom } from './atoms.ts'
import * as css from './BookingWizard.css.ts'
import { offeredZones } from './moments.ts'

/** The browser's own select: it is prerendered, so the first press opens it, and phones show their own list. */
export function TimeZoneSelect({ onChoose }: { onChoose: (timeZone: string) => void }) {
  const timeZone = useAtomValue(timeZoneAtom)
  const { zones } = timeZone ? offeredZones() : { zones: bookingRules.timeZones }
  return (
    <label className={`${field} ${css.zone}`}>
      <span className={label}>{wizardWords.timeZone}</span>
      <select
        name="timezone"
        className={input}
        value={timeZone}
        onChange={({ target }) => onChoose(target.value)}
      >
        {/* Kept after hydration: the list may be open. Before it, the script writes the browser's zone here. */}
        <option value="" hidden={timeZone !== ''} suppressHydrationWarning>
          {wizardWords.unknownZone}
        </option>
        {zones.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
