import { useAtomValue } from 'jotai'
import { bookingRules } from '../../content/booking-rules.ts'
import { formatDate } from '../../data-access/time-slots/format.ts'
import type { TimeSlot } from '../../data-access/time-slots/time-slot.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { confirmingAtom, contactAtom, forPersonAtom } from './atoms.ts'
import { BackButton } from './BackButton.tsx'
import * as css from './BookingWizard.css.ts'
import { inYourTime, shortMoment, zoneLabel } from './moments.ts'
import { NotSaved } from './NotSaved.tsx'
import { StepHead } from './StepHead.tsx'
import { Summary } from './Summary.tsx'
import { confirmBooking } from './wizard-actions.ts'
import { goBack } from './wizard-steps.ts'

export function ConfirmStep({ slot, timeZone }: { slot: TimeSlot; timeZone: string }) {
  const contact = useAtomValue(contactAtom)
  const isForPerson = useAtomValue(forPersonAtom) !== null
  const busy = useAtomValue(confirmingAtom).status === 'busy'
  return (
    <div>
      <StepHead title="Confirm Your Booking" moment={shortMoment(slot, timeZone)} />
      <Summary
        rows={[
          ['Name', `${contact.firstName} ${contact.lastName}`],
          ['Email', contact.email],
          ['Phone', contact.phone],
          ['Organization', contact.organization.trim()],
          ['To look at', contact.currentChallenge.trim()],
          ['Date', formatDate(slot.date)],
          ['Time', slot.time],
          ['Timezone', zoneLabel(timeZone)],
          ['In your time', isForPerson && inYourTime(slot)],
          ['Duration', `${bookingRules.lengthMinutes} minutes`],
        ]}
      />
      <NotSaved isBooking onBack={goBack} />
      <div className={css.nav}>
        <Button variant="hero" isPending={busy} onPress={() => void confirmBooking()}>
          {busy ? 'Booking...' : 'Confirm Booking'}
        </Button>
        <BackButton isDisabled={busy} onPress={goBack}>
          Back to Time Selection
        </BackButton>
      </div>
    </div>
  )
}
