import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { bookingRules } from '../../content/booking-rules.ts'
import { formatDate } from '../../data-access/time-slots/format.ts'
import { availableDates } from '../../data-access/time-slots/time-slots.ts'
import { AvailabilityNotice } from './AvailabilityNotice.tsx'
import { listsAtom, slotsAtom } from './atoms.ts'
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
  const lists = useAtomValue(listsAtom)
  const dates = availableDates(useAtomValue(slotsAtom), bookingRules)
  return (
    <div>
      <StepHead title="Select a Date" note="Choose a day for your call." />
      <TimeZoneSelect {...(onZone && { onChoose: onZone })} />
      <AvailabilityNotice />
      {lists && dates.length > 0 && (
        <lists.ChoiceList
          label="Available dates"
          wide
          choices={dates.map((date) => ({ id: date, label: formatDate(date) }))}
          onChoose={onChoose}
        />
      )}
      <div className={css.nav}>{back}</div>
    </div>
  )
}
