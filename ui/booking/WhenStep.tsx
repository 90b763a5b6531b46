import { useAtomValue } from 'jotai'
import { type ComponentProps, type ReactNode, useDeferredValue } from 'react'
import { bookingRules } from '../../content/booking-rules.ts'
import { site } from '../../content/site.ts'
import { formatDate, partOfDay } from '../../data-access/time-slots/format.ts'
import { availableDates, slotsOn } from '../../data-access/time-slots/offered-slots.ts'
import type { TimeSlot } from '../../data-access/time-slots/time-slot.ts'
import { visuallyHidden } from '../layout/layout.css.ts'
import { Button } from '../primitives/Button/Button.tsx'
import {
  daysWithoutTimeAtom,
  noTimeReasonAtom,
  pickersAtom,
  slotsAtom,
  takenTimesAtom,
  teamAtom,
} from './atoms.ts'
import * as css from './BookingWizard.css.ts'
import type { Choice, ChoiceList } from './ChoiceList.tsx'
import { refreshTakenTimes } from './refresh-taken-times.ts'
import { StepHead } from './StepHead.tsx'
import { TimeZoneSelect } from './TimeZoneSelect.tsx'

const { maxDates, daysAhead, openWeekdays } = bookingRules

/**
 * Chooses a day, then a time: the wizard's second and third step, also used to move a booked call. One component for
 * both steps, so that React keeps the elements that they share.
 */
export function WhenStep({
  date,
  onDate,
  onTime,
  onZone,
  back,
}: {
  /** The chosen day; if undefined, the dates are shown. */
  date: string | undefined
  onDate: (date: string) => void
  onTime: (slot: TimeSlot) => void
  onZone: (timeZone: string) => void
  back: ReactNode
}) {
  const all = useAtomValue(slotsAtom)
  const isLoading = useAtomValue(takenTimesAtom).status === 'loading'
  const team = useAtomValue(teamAtom)
  return (
    <div className={css.when}>
      <StepHead
        // A new element for each step: screen readers would not announce a heading that already has the focus.
        key={`heading ${date}`}
        title={date === undefined ? 'Select a Date' : 'Select a Time'}
        note={
          date === undefined
            ? (team?.views.dayNote(team.person) ?? 'Choose a day for your call.')
            : formatDate(date)
        }
      />
      {team?.person.timezone ? (
        <team.views.ZoneNote person={team.person} />
      ) : (
        <TimeZoneSelect onChoose={onZone} />
      )}
      {date === undefined ? (
        <div className={isLoading ? css.lookedUp : css.toChoose}>
          <AvailabilityNotice />
          <Choices
            label="Available dates"
            groups={[{ choices: availableDates(all, bookingRules).map(dayChoice) }]}
            // As many placeholders as there can be dates, to avoid a layout shift.
            placeholders={
              isLoading ? Math.min(maxDates, Math.ceil((daysAhead * openWeekdays.length) / 7)) : 0
            }
            onChoose={onDate}
          />
        </div>
      ) : (
        <Times key={date} date={date} slots={slotsOn(all, date)} onDate={onDate} onChoose={onTime} />
      )}
      <div className={css.nav}>
        {back}
        {date === undefined && <DaysWithoutTime />}
      </div>
    </div>
  )
}

function Times({
  date,
  slots,
  onDate,
  onChoose,
}: {
  date: string
  slots: readonly TimeSlot[]
  onDate: (date: string) => void
  onChoose: (slot: TimeSlot) => void
}) {
  const known = useAtomValue(takenTimesAtom).status === 'known'
  const labelOf = useAtomValue(teamAtom)?.views.timeLabel ?? (({ time }: TimeSlot) => time)
  return (
    <div className={css.toChoose}>
      <AvailabilityNotice />
      {known && slots.length === 0 && <NoTimeOnDay date={date} onDate={onDate} />}
      <Choices
        label={`Available times on ${formatDate(date)}`}
        groups={['Morning', 'Afternoon', 'Evening'].flatMap((title) => {
          const within = slots.filter(({ time }) => partOfDay(time) === title.toLowerCase())
          const choices = within.map((slot) => ({
            id: slot.startsAt,
            label: slot.outside ? `${labelOf(slot)} ${slot.outside}` : labelOf(slot),
          }))
          return choices.length > 0 ? { title, choices } : []
        })}
        onChoose={(chosen) => {
          const slot = slots.find(({ startsAt }) => startsAt === chosen)
          if (slot) onChoose(slot)
        }}
      />
    </div>
  )
}

/** A tile of a day; the month is said where it begins, short enough for the first tile of five on a phone. */
function dayChoice(date: string, i: number, dates: readonly string[]): Choice {
  const [weekday = '', month = '', day = ''] = formatDate(date, 'short').split(/,? /)
  const isNewMonth = date.slice(0, 7) !== dates[i - 1]?.slice(0, 7)
  return {
    id: date,
    label: formatDate(date),
    content: (
      <>
        <span className={visuallyHidden}>{formatDate(date)}</span>
        <span aria-hidden="true" className={css.weekday}>
          {weekday}
        </span>
        <span aria-hidden="true" className={css.day}>
          {day}
        </span>
        {isNewMonth && (
          <span aria-hidden="true" className={css.month}>
            {month}
          </span>
        )}
      </>
    ),
  }
}

/** Says that times are loading, failed to load, or are all taken. Renders nothing if there are free times. */
function AvailabilityNotice() {
  const taken = useAtomValue(takenTimesAtom)
  const slots = useAtomValue(slotsAtom)
  if (taken.status === 'loading') {
    return (
      <p role="status" className={css.empty}>
        Finding free times…
      </p>
    )
  }
  if (taken.status === 'failed') {
    return (
      <div role="alert" className={css.problem}>
        <p>We couldn’t look up free times. {taken.error.message}</p>
        <Button variant="default" size="small" onPress={() => void refreshTakenTimes()}>
          Try Again
        </Button>
      </div>
    )
  }
  return slots.length > 0 ? null : <NoTime />
}

function NoTime() {
  const reason = useAtomValue(noTimeReasonAtom)
  const isVisitor = useAtomValue(teamAtom) === null
  return (
    <div role="status" className={css.empty}>
      <p>
        {reason}{' '}
        {isVisitor && <a href={`mailto:${site.email}`}>Write to us, and we’ll find a time together.</a>}
      </p>
    </div>
  )
}

/** Says why the chosen day has no free time, with a button for the next day that has one. */
function NoTimeOnDay({ date, onDate }: { date: string; onDate: (date: string) => void }) {
  const slots = useAtomValue(slotsAtom)
  const days = useAtomValue(daysWithoutTimeAtom)
  const whose = useAtomValue(teamAtom) ? 'their' : 'your'
  const next = slots.find((slot) => slot.date > date) ?? slots[0]
  if (!next) return null
  const away = days.find((day) => day.date === date)?.away
  return (
    <div role="status" className={css.empty}>
      <p>
        {away ? 'Our team is away on this day.' : `There’s no time left on this day in ${whose} time zone.`}
      </p>
      <Button variant="default" size="small" onPress={() => onDate(next.date)}>
        See {partOfDay(next.time)} times on {formatDate(next.date)}
      </Button>
    </div>
  )
}

/** Lists the days without free times between the offered days. Below them, so that nothing moves when it comes. */
function DaysWithoutTime() {
  const until = availableDates(useAtomValue(slotsAtom), bookingRules).at(-1) ?? ''
  const days = useAtomValue(daysWithoutTimeAtom)
  const text = useAtomValue(pickersAtom)?.missingDays(days, until)
  return text ? <p className={css.note}>{text}</p> : null
}

/**
 * A list of days or times. Rendering React Aria's list takes several frames on a slow phone, in one of which it may be
 * empty, so placeholders of the same size are painted first and keep its place.
 * (`useDeferredValue` ignores an initial value of `undefined`, so it is `null`.)
 */
function Choices({
  placeholders = 0,
  ...props
}: ComponentProps<typeof ChoiceList> & {
  /** How many to show while the choices are unknown. */
  placeholders?: number
}) {
  const pickers = useDeferredValue(useAtomValue(pickersAtom), null)
  const isKnown = props.groups.some(({ choices }) => choices.length > 0)
  const groups = isKnown ? props.groups : [{ choices: Array.from({ length: placeholders }, () => null) }]
  return (
    <div className={css.stack}>
      <div aria-hidden="true" className={css.groups}>
        {groups.map(({ title, choices }: { title?: string; choices: readonly unknown[] }) => (
          <div key={title ?? ''} className={title ? css.choices : css.days}>
            {title && <div className={css.groupTitle}>{title}</div>}
            {choices.map((_, i) => (
              <span key={i} className={css.choiceToCome} />
            ))}
          </div>
        ))}
      </div>
      {pickers && isKnown && <pickers.ChoiceList {...props} />}
    </div>
  )
}
