import { daysWithoutTime, missingDays } from '../../data-access/time-slots/days-without-time.ts'
import { timeSlots } from '../../data-access/time-slots/time-slots.ts'
import { Select } from '../primitives/Select/Select.tsx'
import { ChoiceList } from './ChoiceList.tsx'

/** The lists of dates, times and zones: a third of the wizard's code, which its first step does not need. */
export const pickers = { ChoiceList, Select, timeSlots, daysWithoutTime, missingDays }
