import { useAtomValue } from 'jotai'
import type { TimeSlot } from '../../data-access/time-slots/time-slot.ts'
import { backendPath } from '../island/backend.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { backgroundAtom, contactAtom } from './atoms.ts'

/** Sends everything chosen and typed as a call request, for a visitor who cannot book. */
export function RequestCall({ slot, timeZone }: { slot: TimeSlot; timeZone: string }) {
  const values = {
    ...useAtomValue(contactAtom),
    ...useAtomValue(backgroundAtom),
    day: slot.date,
    partOfDay: slot.time.endsWith('AM') ? 'morning' : 'afternoon',
    timezone: timeZone,
  }
  return (
    <form method="post" action={`${backendPath('/functions/v1/submit-form')}?form=call-request`}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="default" size="small">
        Request a Call
      </Button>
    </form>
  )
}
