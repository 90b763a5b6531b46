import { daysWithoutTime, missingDays } from '../../data-access/time-slots/days-without-time.ts'
import { timeSlots } from '../../data-access/time-slots/time-slots.ts'
import { ChoiceList } from './ChoiceList.tsx'

/** The lists of dates and times, which the wizard's first step does not need. */
export const pickers = { ChoiceList, timeSlots, daysWithoutTime, missingDays }
