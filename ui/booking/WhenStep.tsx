import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { awayInWords } from '../../content/booking-facts.ts'
import { bookingRules } from '../../content/booking-rules.ts'
import { whenStepWords as words } from '../../content/scheduler-words.ts'
import { browserTimeZone } from '../../data-access/attribution.ts'
import type { Person } from '../../data-access/person-request.ts'
import {
  availableDates,
  slotsOn,
  type TimeSlot,
  weeksShown,
} from '../../data-access/time-slots/time-slots.ts'
import { fillBlanks } from '../../supabase/functions/_shared/text.ts'
import { dayText, partOfDay, zoneLabel } from '../../supabase/functions/_shared/time/time-text.ts'
import { visuallyHidden } from '../layout/layout.css.ts'
import * as css from './BookingWizard.css.ts'
import { type Choice, ChoiceList } from './ChoiceList.tsx'
import {
  calendarDaysAtom,
  holderAtom,
  isTeamAtom,
  rulesAtom,
  slotsAtom,
  takenTimesAtom,
} from './free-times.ts'
import { bothTimes } from './moments.ts'
import { AvailabilityNotice, NoTimeOnDay } from './NoTime.tsx'
import { StepHead, TimeZoneSelect } from './StepParts.tsx'

const openWeekdays = [...bookingRules.openWeekdays].sort()

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
  first,
  noneSuits,
}: {
  /** The chosen day; if undefined, the dates are shown. */
  date: string | undefined
  onDate: (date: string) => void
  onTime: (slot: TimeSlot) => void
  onZone: (timeZone: string) => void
  back: ReactNode
  /** Above the days. */
  first?: ReactNode
  /** The way on if no day suits. */
  noneSuits?: ReactNode
}) {
  const all = useAtomValue(slotsAtom)
  const { person } = useAtomValue(holderAtom)
  return (
    <div className={css.when}>
      <StepHead
        // A new element for each step: screen readers would not announce a heading that already has the focus.
        key={`heading ${date}`}
        title={date === undefined ? words.date : words.time}
        note={date === undefined ? dayNote(person) : dayText(date)}
      />
      {person?.timezone ? <ZoneNote person={person} /> : <TimeZoneSelect onChoose={onZone} />}
      {date === undefined ? (
        <div>
          {first}
          <Days onChoose={onDate} />
        </div>
      ) : (
        <Times key={date} date={date} slots={slotsOn(all, date)} onDate={onDate} onChoose={onTime} />
      )}
      {date === undefined && (noneSuits || awayInWords) && (
        <p className={css.noneSuits}>
          {awayInWords && <span>{`${awayInWords} `}</span>}
          {noneSuits}
        </p>
      )}
      <div className={css.nav}>{back}</div>
    </div>
  )
}

const dayNote = (person: Person | undefined) => {
  if (!person) return words.chooseDay
  return person.timezone ? words.team.chooseDay : fillBlanks(words.team.noZone, { name: person.firstName })
}

/** Instead of the time zone select: the team chooses times in the person's zone. */
const ZoneNote = ({ person: { firstName, timezone } }: { person: Person }) => (
  <p className={css.note}>
    {fillBlanks(['', timezone].includes(browserTimeZone()) ? words.team.sameZone : words.team.otherZone, {
      name: firstName,
      zone: zoneLabel(timezone),
    })}
  </p>
)

/** Whole weeks in rows; a day that is past, taken or not open yet stands in its place, and cannot be chosen. */
function Days({ onChoose }: { onChoose: (date: string) => void }) {
  const rules = useAtomValue(rulesAtom)
  const dates = availableDates(useAtomValue(slotsAtom), rules)
  const days = useAtomValue(calendarDaysAtom)
  const isLoading = useAtomValue(takenTimesAtom).status === 'loading'
  // As many cells before the days are known, to avoid a layout shift.
  const cells = days.length > 0 ? days : Array<string>(weeksShown(rules) * openWeekdays.length).fill('')
  return (
    <div className={isLoading ? css.lookedUp : css.toChoose}>
      <AvailabilityNotice />
      <div className={css.stack}>
        <div aria-hidden="true" className={css.weeks}>
          {openWeekdays.map((weekday) => (
            // January 1, 2024 was a Monday.
            <span key={weekday} className={css.weekday}>
              {dayText(`2024-01-0${weekday}`, 'short').slice(0, 3)}
            </span>
          ))}
          {cells.map((date, i) => (
            <span key={i} className={css.closedDay}>
              {date && !dates.includes(date) && <Day date={date} isFirst={i === 0} />}
            </span>
          ))}
        </div>
        <ChoiceList
          label={words.days}
          groups={[{ choices: dates.map((date) => dayChoice(date, days.indexOf(date))) }]}
          onChoose={onChoose}
        />
      </div>
    </div>
  )
}

const dayChoice = (date: string, index: number): Choice => ({
  id: date,
  label: dayText(date),
  content: (
    <>
      <span className={visuallyHidden}>{dayText(date)}</span>
      <Day date={date} isFirst={index === 0} />
    </>
  ),
  // Below the row of weekdays.
  place: {
    gridColumn: (index % openWeekdays.length) + 1,
    gridRow: Math.floor(index / openWeekdays.length) + 2,
  },
})

/** The day of the month; the month is said where it begins. */
function Day({ date, isFirst }: { date: string; isFirst: boolean }) {
  const [, month, day = ''] = dayText(date, 'short').split(/,? /)
  return (
    <span aria-hidden="true" className={css.day}>
      {(isFirst || day === '1') && <span className={css.month}>{`${month} `}</span>}
      <span>{day}</span>
    </span>
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
  const isTeam = useAtomValue(isTeamAtom)
  const labelOf = (slot: TimeSlot) =>
    [isTeam ? bothTimes(slot) : slot.time, slot.away && words.away].filter(Boolean).join(' ')
  const groups = (['morning', 'afternoon', 'evening'] as const).flatMap((part) => {
    const within = slots.filter(({ time }) => partOfDay(time) === part)
    const choices = within.map((slot) => ({ id: slot.startsAt, label: labelOf(slot) }))
    return choices.length > 0 ? { title: words[part], choices } : []
  })
  return (
    <div className={css.toChoose}>
      <AvailabilityNotice />
      {known && slots.length === 0 && <NoTimeOnDay date={date} onDate={onDate} />}
      <ChoiceList
        label={fillBlanks(words.times, { date: dayText(date) })}
        groups={groups}
        onChoose={(chosen) => {
          const slot = slots.find(({ startsAt }) => startsAt === chosen)
          if (slot) onChoose(slot)
        }}
      />
    </div>
  )
}
