import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { formatDate } from '../../data-access/time-slots/format.ts'
import type { TimeSlot } from '../../data-access/time-slots/time-slot.ts'
import { slotsOn } from '../../data-access/time-slots/time-slots.ts'
import { AvailabilityNotice } from './AvailabilityNotice.tsx'
import { listsAtom, slotsAtom, takenTimesAtom } from './atoms.ts'
import { BackButton } from './BackButton.tsx'
import * as css from './BookingWizard.css.ts'
import { StepHead } from './StepHead.tsx'
import { TimeZoneSelect } from './TimeZoneSelect.tsx'
import { chooseTime } from './wizard-actions.ts'

/** The wizard's third step; also where a booked call is given another time. */
export function TimeStep({
  date,
  onChoose = chooseTime,
  onZone,
  back = <BackButton>Back to Date Selection</BackButton>,
}: {
  date: string
  onChoose?: (slot: TimeSlot) => void
  onZone?: (timeZone: string) => void
  back?: ReactNode
}) {
  const lists = useAtomValue(listsAtom)
  const all = useAtomValue(slotsAtom)
  const known = useAtomValue(takenTimesAtom).status === 'known'
  const slots = slotsOn(all, date)
  return (
    <div>
      <StepHead title="Select a Time" note={formatDate(date)} />
      <TimeZoneSelect {...(onZone && { onChoose: onZone })} />
      <AvailabilityNotice />
      {known && all.length > 0 && slots.length === 0 && (
        <p role="status" className={css.empty}>
          No time is left on this day. Please go back and choose another date.
        </p>
      )}
      {lists && slots.length > 0 && (
        <lists.ChoiceList
          label={`Available times on ${formatDate(date)}`}
          choices={slots.map(({ startsAt, time }) => ({ id: startsAt, label: time }))}
          onChoose={(chosen) => {
            const slot = slots.find(({ startsAt }) => startsAt === chosen)
            if (slot) onChoose(slot)
          }}
        />
      )}
      <div className={css.nav}>{back}</div>
    </div>
  )
}
