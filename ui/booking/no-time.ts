import { useAtomValue } from 'jotai'
import { bookingPeriod } from '../../supabase/functions/_shared/site-values.ts'
import { isOtherZoneFreeAtom } from './atoms.ts'

/** Why no day has a free time. */
export const useNoTimeReason = () =>
  useAtomValue(isOtherZoneFreeAtom)
    ? `No time in the next ${bookingPeriod} fits both your working hours and ours.`
    : `Every time in the next ${bookingPeriod} is taken.`
