import { useAtomValue } from 'jotai'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { formatDate } from '../../data-access/time-slots/format.ts'
import { slotsOn } from '../../data-access/time-slots/time-slots.ts'
import { AvailabilityNotice } from './AvailabilityNotice.tsx'
import { slotsAtom, takenTimesAtom } from './atoms.ts'
import { BackButton } from './BackButton.tsx'
import * as css from './BookingWizard.css.ts'
import { StepHead } from './StepHead.tsx'
import { TimeZoneSelect } from './TimeZoneSelect.tsx'
import { chooseTime } from './wizard-actions.ts'

export function TimeStep({ date }: { date: string }) {
  const all = useAtomValue(slotsAtom)
  const known = useAtomValue(takenTimesAtom).status === 'known'
  const slots = slotsOn(all, date)
  return (
    <div>
      <StepHead title="Select a Time" note={formatDate(date)} />
      <TimeZoneSelect />
      <AvailabilityNotice />
      {known && all.length > 0 && slots.length === 0 && (
        <p role="status" className={css.empty}>
          No time is left on this day. Please go back and choose another date.
        </p>
      )}
      {slots.length > 0 && (
        <ListBox
          aria-label={`Available times on ${formatDate(date)}`}
          layout="grid"
          className={css.choices}
          selectionMode="single"
          shouldSelectOnPressUp
          onSelectionChange={(chosen) => {
            const slot = slots.find(({ startsAt }) => chosen !== 'all' && chosen.has(startsAt))
            if (slot) chooseTime(slot)
          }}
        >
          {slots.map((slot) => (
            <ListBoxItem key={slot.startsAt} id={slot.startsAt} className={css.choice}>
              {slot.time}
            </ListBoxItem>
          ))}
        </ListBox>
      )}
      <div className={css.nav}>
        <BackButton>Back to Date Selection</BackButton>
      </div>
    </div>
  )
}
