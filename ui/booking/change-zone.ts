import { slotsOn } from '../../data-access/time-slots/offered-slots.ts'
import { store } from '../island/store.ts'
import { slotsAtom, timeZoneAtom } from './atoms.ts'
import { keepFocus } from './focus-step.ts'

/** Changes the zone of the shown times. Goes back to the dates if the step's date has no free time in it. */
export function changeZone(
  timeZone: string,
  step: { step: string; date?: string },
  toDates: () => void,
): void {
  keepFocus(() => store.set(timeZoneAtom, timeZone))
  if (step.date && slotsOn(store.get(slotsAtom), step.date).length === 0) toDates()
}
