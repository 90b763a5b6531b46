import { atom } from 'jotai'
import { bookingRules } from '../../content/booking-rules.ts'
import { whenStepWords } from '../../content/scheduler-words.ts'
import type { DataError } from '../../data-access/result.ts'
import { serverNow } from '../../data-access/server-clock.ts'
import {
  calendarDays,
  type SlotRules,
  type TakenTime,
  timeSlots,
} from '../../data-access/time-slots/time-slots.ts'
import type { Person, PersonRequest } from '../../data-access/your-call.ts'
import { bookingPeriod } from '../../supabase/functions/_shared/site-values.ts'
import { fillBlanks } from '../../supabase/functions/_shared/text.ts'
import { type ContactDraft, type ContactField, emptyContact, type WizardState } from './wizard-state.ts'

export const wizardStateAtom = atom<WizardState>({ step: 'form' })
export const bookingIdAtom = atom('')
export const contactAtom = atom<ContactDraft>(emptyContact)
export const contactErrorsAtom = atom<Partial<Record<ContactField, string>>>({})
export const lockedAtom = atom<ReadonlySet<string>>(new Set<string>())
/** The visitor's time zone; empty until hydration, since prerendering cannot detect it. */
export const timeZoneAtom = atom('')
/** From the home page's form; empty for most. */
export const orgTypeAtom = atom('')

/** Of the team's link to a person's request or call; empty for visitors. */
export const teamSecretAtom = atom('')

/** Of the call that is moved, if one is: it takes no time itself. */
export const movedCallSecretAtom = atom('')

/** The person for whom the team chooses a time, and what they asked for. Null for visitors. */
export const forPersonAtom = atom<{ person: Person; request?: PersonRequest } | null>(null)

/** The taken times from the database; `loading` until the first response. */
export const takenTimesAtom = atom<
  | { status: 'loading' }
  | { status: 'known'; times: readonly TakenTime[] }
  | { status: 'failed'; error: DataError }
>({ status: 'loading' })

export const confirmingAtom = atom<
  { status: 'idle' } | { status: 'busy' } | { status: 'failed'; error: DataError }
>({ status: 'idle' })

/** The length of the call: one that is moved keeps its own. */
export const callMinutesAtom = atom<number>(bookingRules.lengthMinutes)

/** The team reaches from now to as far ahead as a call request. */
export const rulesAtom = atom((get): SlotRules => {
  const team = get(forPersonAtom) && { daysAhead: 92, maxDates: 93, withToday: true }
  return { ...bookingRules, ...team, lengthMinutes: get(callMinutesAtom) }
})

const slotsInputAtom = atom((get) => {
  const taken = get(takenTimesAtom)
  const timeZone = get(timeZoneAtom)
  if (taken.status !== 'known' || !timeZone) return undefined
  const rules = get(rulesAtom)
  return { now: serverNow(), timeZone, taken: taken.times, rules }
})

/** The free times in the chosen zone. Recomputed with every response. */
export const slotsAtom = atom((get) => {
  const input = get(slotsInputAtom)
  return input ? timeSlots(input) : []
})

/** The days of the calendar in which the free ones are shown; empty until they are known. */
export const calendarDaysAtom = atom((get) => {
  const input = get(slotsInputAtom)
  return input ? calendarDays(input) : []
})

/** Whether no call can be booked at all. */
export const isFullAtom = atom((get) => Boolean(get(slotsInputAtom)) && get(slotsAtom).length === 0)

/** Why no day has a free time: working hours in the chosen zone may not overlap with the team's. */
export const noTimeReasonAtom = atom((get) => {
  const input = get(slotsInputAtom)
  const isFree = ({ id }: { id: string }) => input && timeSlots({ ...input, timeZone: id }).length > 0
  const { noTimeFits, allTaken } = whenStepWords
  return fillBlanks(bookingRules.timeZones.some(isFree) ? noTimeFits : allTaken, { period: bookingPeriod })
})
