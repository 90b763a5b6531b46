import { daysWithoutTime } from '../../data-access/time-slots/days-without-time.ts'
import { timeSlots } from '../../data-access/time-slots/time-slots.ts'
import { Select } from '../primitives/Select/Select.tsx'
import { ChoiceList } from './ChoiceList.tsx'

/** What dates, times and zones are chosen from: a third of the wizard, and not needed to fill in its form. */
export const lists = { ChoiceList, Select, timeSlots, daysWithoutTime }
