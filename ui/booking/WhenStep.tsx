import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { bookingRules } from '../../content/booking-rules.ts'
import { formatDate } from '../../data-access/time-slots/format.ts'
import { availableDates, slotsOn } from '../../data-access/time-slots/offered-slots.ts'
import type { TimeSlot } from '../../data-access/time-slots/time-slot.ts'
import { AvailabilityNotice } from './AvailabilityNotice.tsx'
import { slotsAtom, takenTimesAtom } from './atoms.ts'
import * as css from './BookingWizard.css.ts'
import { Choices } from './Choices.tsx'
import { DaysWithoutTime } from './DaysWithoutTime.tsx'
import { NoTimeOnDay } from './NoTimeOnDay.tsx'
import { StepHead } from './StepHead.tsx'
import { TimeZoneSelect } from './TimeZoneSelect.tsx'

/**
 * Chooses a day, then a time: the wizard's second and third step, and the way to move a booked call. One component for
 * both steps, so that what they share is not rendered again in between.
 */
export function WhenStep({
  date,
  onDate,
  onTime,
  onZone,
  zone,
  labelOf,
  back,
}: {
  /** The chosen day; if undefined, asks for it. */
  date: string | undefined
  onDate: (date: string) => void
  onTime: (slot: TimeSlot) => void
  onZone: (timeZone: string) => void
  /** Shown instead of the time zone's select. */
  zone?: ReactNode
  labelOf?: (slot: TimeSlot) => string
  back: ReactNode
}) {
  const all = useAtomValue(slotsAtom)
  const { status } = useAtomValue(takenTimesAtom)
  return (
    <div>
      <StepHead
        // A new element for each step: a heading that already has the focus would not be announced.
        key={`heading ${date}`}
        title={date === undefined ? 'Select a Date' : 'Select a Time'}
        note={date === undefined ? 'Choose a day for your call.' : formatDate(date)}
      />
      {zone ?? <TimeZoneSelect onChoose={onZone} />}
      {date === undefined ? (
        <Dates dates={availableDates(all, bookingRules)} isLoading={status === 'loading'} onChoose={onDate} />
      ) : (
        <Times
          key={date}
          date={date}
          slots={slotsOn(all, date)}
          onDate={onDate}
          onChoose={onTime}
          labelOf={labelOf}
        />
      )}
      <div className={css.nav}>{back}</div>
    </div>
  )
}

function Dates({
  dates,
  isLoading,
  onChoose,
}: {
  dates: readonly string[]
  isLoading: boolean
  onChoose: (date: string) => void
}) {
  return (
    <div className={isLoading ? css.lookedUp : css.toChoose}>
      <AvailabilityNotice />
      <Choices
        label="Available dates"
        wide
        choices={dates.map((date) => ({ id: date, label: formatDate(date) }))}
        // As many placeholders as there are times on a day with few bookings, so that the layout does not move.
        toCome={isLoading ? bookingRules.maxDates : dates.length}
        onChoose={onChoose}
      />
      <DaysWithoutTime until={dates.at(-1)} />
    </div>
  )
}

function Times({
  date,
  slots,
  onDate,
  onChoose,
  labelOf = ({ time }) => time,
}: {
  date: string
  slots: readonly TimeSlot[]
  onDate: (date: string) => void
  onChoose: (slot: TimeSlot) => void
  labelOf: ((slot: TimeSlot) => string) | undefined
}) {
  const known = useAtomValue(takenTimesAtom).status === 'known'
  return (
    <div className={css.toChoose}>
      <AvailabilityNotice />
      {known && slots.length === 0 && <NoTimeOnDay date={date} onDate={onDate} />}
      <Choices
        label={`Available times on ${formatDate(date)}`}
        choices={slots.map((slot) => ({ id: slot.startsAt, label: labelOf(slot) }))}
        toCome={slots.length}
        onChoose={(chosen) => {
          const slot = slots.find(({ startsAt }) => startsAt === chosen)
          if (slot) onChoose(slot)
        }}
      />
    </div>
  )
}
