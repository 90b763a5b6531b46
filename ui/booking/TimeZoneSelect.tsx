import { useAtomValue } from 'jotai'
import { useDeferredValue } from 'react'
import { Glyph } from '../primitives/Icon/Glyph.tsx'
import { field, input, label } from '../primitives/TextField/field.css.ts'
import { pickersAtom, timeZoneAtom } from './atoms.ts'
import * as css from './BookingWizard.css.ts'
import { offeredZones, zoneLabel } from './zone-label.ts'

/** The time zone select of the steps for contact, date and time. */
export function TimeZoneSelect({ onChoose }: { onChoose: (timeZone: string) => void }) {
  const timeZone = useAtomValue(timeZoneAtom)
  // Deferred like `Choices` in WhenStep.tsx, so that the step is painted before the list renders.
  const pickers = useDeferredValue(useAtomValue(pickersAtom), null)
  if (!timeZone || !pickers) {
    return (
      <div className={`${field} ${css.zone}`}>
        <span className={label}>Timezone</span>
        <span className={`${input} ${timeZone ? css.zonePlaceholder : css.zoneUnknown}`}>
          {timeZone ? zoneLabel(timeZone) : 'Detected automatically'}
          {timeZone && <Glyph name="down" />}
        </span>
      </div>
    )
  }
  const { zones } = offeredZones()
  return (
    <div className={css.zone}>
      <pickers.Select
        label="Timezone"
        options={zones}
        value={timeZone}
        onChange={(chosen) => typeof chosen === 'string' && onChoose(chosen)}
      />
    </div>
  )
}
