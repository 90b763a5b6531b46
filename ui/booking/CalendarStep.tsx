import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { bookingRules } from '../../content/booking-rules.ts'
import { formatDate } from '../../data-access/time-slots/format.ts'
import { availableDates } from '../../data-access/time-slots/time-slots.ts'
import { AvailabilityNotice } from './AvailabilityNotice.tsx'
import { slotsAtom } from './atoms.ts'
import { BackButton } from './BackButton.tsx'
import * as css from './BookingWizard.css.ts'
import { StepHead } from './StepHead.tsx'
import { TimeZoneSelect } from './TimeZoneSelect.tsx'
import { chooseDate } from './wizard-actions.ts'

/** The wizard's second step; also where a booked call is given another time. */
export function CalendarStep({
  onChoose = chooseDate,
  onZone,
  back = <BackButton>Back to Contact Information</BackButton>,
}: {
  onChoose?: (date: string) => void
  onZone?: (timeZone: string) => void
  back?: ReactNode
}) {
  const dates = availableDates(useAtomValue(slotsAtom), bookingRules)
  return (
    <div>
      <StepHead title="Select a Date" note="Choose a day for your call." />
      <TimeZoneSelect {...(onZone && { onChoose: onZone })} />
      <AvailabilityNotice />
      {dates.length > 0 && (
        <ListBox
          aria-label="Available dates"
          layout="grid"
          className={css.wideChoices}
          selectionMode="single"
          shouldSelectOnPressUp
          onSelectionChange={(chosen) => {
            for (const date of chosen) onChoose(String(date))
          }}
        >
          {dates.map((date) => (
            <ListBoxItem key={date} id={date} className={css.choice}>
              {formatDate(date)}
            </ListBoxItem>
          ))}
        </ListBox>
      )}
      <div className={css.nav}>{back}</div>
    </div>
  )
}
