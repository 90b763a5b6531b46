import { useAtomValue } from 'jotai'
import { bookingRules } from '../../content/booking-rules.ts'
import { termWords as terms, wizardWords, confirmStepWords as words } from '../../content/scheduler-words.ts'
import type { TimeSlot } from '../../data-access/time-slots/time-slots.ts'
import { fillBlanks } from '../../supabase/functions/_shared/text.ts'
import { dayText, zoneLabel } from '../../supabase/functions/_shared/time/time-text.ts'
import * as css from './BookingWizard.css.ts'
import { isTeamAtom } from './free-times.ts'
import { inYourTime, shortMoment } from './moments.ts'
import { BackButton, NotSaved, SaveButton, StepHead, Summary } from './StepParts.tsx'
import { confirmingAtom } from './steps.ts'
import { backToAddress, confirmBooking, goBack } from './wizard-actions.ts'
import { contactNow } from './wizard-state.ts'

export function ConfirmStep({ slot, timeZone }: { slot: TimeSlot; timeZone: string }) {
  const contact = contactNow()
  const isTeam = useAtomValue(isTeamAtom)
  const busy = useAtomValue(confirmingAtom).status === 'busy'
  return (
    <div>
      <StepHead title={words.title} moment={shortMoment(slot, timeZone)} />
      <Summary
        rows={[
          [terms.name, `${contact.firstName} ${contact.lastName}`],
          [terms.email, contact.email],
          [terms.phone, contact.phone],
          [terms.organization, contact.organization.trim()],
          [terms.question, contact.currentChallenge.trim()],
          [terms.date, dayText(slot.date)],
          [terms.time, slot.time],
          [words.timeZone, zoneLabel(timeZone)],
          [terms.inYourTime, isTeam && inYourTime(slot)],
          [terms.duration, fillBlanks(terms.minutes, { minutes: bookingRules.lengthMinutes })],
        ]}
      />
      <NotSaved isBooking onBack={goBack} onCorrect={backToAddress} />
      <div className={css.nav}>
        <SaveButton variant="hero" onSave={confirmBooking}>
          {busy ? words.busy : words.confirm}
        </SaveButton>
        <BackButton isDisabled={busy} onPress={goBack}>
          {wizardWords.toTimes}
        </BackButton>
      </div>
    </div>
  )
}
